/// Axis content whose type is not known where it is used.
public struct AnyAxisContent: AxisContent {
    private let append: (inout _AxisRows) -> Void

    public init<C: AxisContent>(_ content: C) { append = { content._append(to: &$0) } }

    public func _append(to rows: inout _AxisRows) { append(&rows) }
}
