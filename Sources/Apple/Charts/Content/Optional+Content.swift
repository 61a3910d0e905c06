extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
    public typealias Body = Never

    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) {
        if let content { Wrapped._resolve(content, into: &marks) }
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public func _append(to parts: inout _AxisParts) { self?._append(to: &parts) }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public func _append(to rows: inout _AxisRows) { self?._append(to: &rows) }
}
