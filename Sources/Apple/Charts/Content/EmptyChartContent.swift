/// No marks.
public struct EmptyChartContent: PrimitiveChartContent {
    public nonisolated init() {}

    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) {}
}
