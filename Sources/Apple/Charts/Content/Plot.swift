/// Several marks as one value, for modifiers that are about all of them.
public struct Plot<Content: ChartContent>: PrimitiveChartContent {
    nonisolated(unsafe) private let content: Content

    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) {
        Content._resolve(content.content, into: &marks)
    }
}
