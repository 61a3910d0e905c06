/// What an axis shows of each of its values: lines, ticks and labels.
public protocol AxisMark {
    associatedtype Body: AxisMark = Never

    @AxisMarkBuilder var body: Body { get }

    func _append(to parts: inout _AxisParts)
}

extension AxisMark {
    public func _append(to parts: inout _AxisParts) { body._append(to: &parts) }
}

extension AxisMark where Body == Never {
    public var body: Never { fatalError("\(Self.self) is drawn by the chart and has no body") }
}

extension Never: AxisMark {
    public func _append(to parts: inout _AxisParts) {}
}

/// Nothing.
public struct EmptyAxisMark: AxisMark {
    public func _append(to parts: inout _AxisParts) {}
}
