/// What an axis shows.
public protocol AxisContent {
    associatedtype Body: AxisContent = Never

    @AxisContentBuilder var body: Body { get }

    func _append(to rows: inout _AxisRows)
}

extension AxisContent {
    public func _append(to rows: inout _AxisRows) { body._append(to: &rows) }
}

extension AxisContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) is drawn by the chart and has no body") }
}

extension Never: AxisContent {
    public func _append(to rows: inout _AxisRows) {}
}

/// No axis.
public struct EmptyAxisContent: AxisContent {
    public func _append(to rows: inout _AxisRows) {}
}
