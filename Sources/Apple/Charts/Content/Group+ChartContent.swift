import SwiftUICore

extension Group: ChartContent where Content: ChartContent {
    public typealias Body = Never

    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) {
        Content._resolve(content.content, into: &marks)
    }

    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.init(storing: content()) }
}

extension Group: PrimitiveChartContent where Content: ChartContent {}
