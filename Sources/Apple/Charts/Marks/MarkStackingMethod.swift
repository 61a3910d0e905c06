/// What becomes of bars and areas at the same place.
public struct MarkStackingMethod: Equatable, Sendable {
    private enum Kind { case standard, normalized, center, unstacked }
    private let kind: Kind

    /// One on top of the other.
    public static var standard: MarkStackingMethod { .init(kind: .standard) }
    /// One on top of the other, as parts of 1.
    public static var normalized: MarkStackingMethod { .init(kind: .normalized) }
    /// One on top of the other, on both sides of zero.
    public static var center: MarkStackingMethod { .init(kind: .center) }
    /// Each from zero.
    public static var unstacked: MarkStackingMethod { .init(kind: .unstacked) }
}
