/// Content and what comes after it, in charts and axes.
public struct BuilderPair<First, Second> {
    let first: First
    let second: Second
}

extension BuilderPair: ChartContent, PrimitiveChartContent where First: ChartContent, Second: ChartContent {
    public typealias Body = Never

    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) {
        First._resolve(content.first, into: &marks)
        Second._resolve(content.second, into: &marks)
    }
}

extension BuilderPair: AxisMark where First: AxisMark, Second: AxisMark {
    public func _append(to parts: inout _AxisParts) {
        first._append(to: &parts)
        second._append(to: &parts)
    }
}

extension BuilderPair: AxisContent where First: AxisContent, Second: AxisContent {
    public func _append(to rows: inout _AxisRows) {
        first._append(to: &rows)
        second._append(to: &rows)
    }
}
