import SwiftUICore

extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never

    public static func _resolve(_ content: Self, into marks: inout _ChartMarks) {
        for element in content.data { Content._resolve(content.content(element), into: &marks) }
    }

    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(storing: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach: PrimitiveChartContent where Content: ChartContent {}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(storing: data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(storing: data, id: { $0 }, content: content)
    }
}
