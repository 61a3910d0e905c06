/// Content that is one mark.
@MainActor @preconcurrency
package protocol PrimitiveMark: PrimitiveChartContent {
    nonisolated var mark: ChartMark { get }
}

extension PrimitiveMark {
    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) { marks.marks.append(content.mark) }
}
