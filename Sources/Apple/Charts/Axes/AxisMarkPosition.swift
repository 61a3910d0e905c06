/// The side of the plot on which an axis lies.
public struct AxisMarkPosition: Equatable, Sendable, CustomStringConvertible {
    public let description: String

    /// Below, or on the trailing side.
    public static var automatic: AxisMarkPosition { .init(description: "automatic") }
    public static var leading: AxisMarkPosition { .init(description: "leading") }
    public static var trailing: AxisMarkPosition { .init(description: "trailing") }
    public static var top: AxisMarkPosition { .init(description: "top") }
    public static var bottom: AxisMarkPosition { .init(description: "bottom") }
}
