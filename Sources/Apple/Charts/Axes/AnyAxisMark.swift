/// An axis mark whose type is not known where it is used.
public struct AnyAxisMark: AxisMark {
    private let append: (inout _AxisParts) -> Void

    public init<C: AxisMark>(_ content: C) { append = { content._append(to: &$0) } }

    public func _append(to parts: inout _AxisParts) { append(&parts) }
}
