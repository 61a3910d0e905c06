/// The direction in which an axis label is read.
public struct AxisValueLabelOrientation: Equatable, Sendable {
    enum Kind { case automatic, horizontal, vertical, verticalReversed }

    let kind: Kind

    public static var automatic: Self { .init(kind: .automatic) }
    public static var horizontal: Self { .init(kind: .horizontal) }
    /// From top to bottom.
    public static var vertical: Self { .init(kind: .vertical) }
    /// From bottom to top.
    public static var verticalReversed: Self { .init(kind: .verticalReversed) }
}
