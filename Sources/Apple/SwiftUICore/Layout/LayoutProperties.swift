/// What a layout tells of itself.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout is a stack.
    public var stackOrientation: Axis?

    public init() {}
}
