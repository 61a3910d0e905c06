/// Chart content whose type is not known where it is used.
public struct AnyChartContent: PrimitiveChartContent {
    nonisolated(unsafe) private let resolveContent: @MainActor (inout _ChartMarks) -> Void

    public nonisolated init<C: ChartContent>(_ content: C) {
        nonisolated(unsafe) let content = content
        resolveContent = { C._resolve(content, into: &$0) }
    }

    public nonisolated init<C: ChartContent>(erasing content: C) { self.init(content) }

    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) { content.resolveContent(&marks) }
}
