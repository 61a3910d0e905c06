import SwiftUICore

/// Marks between axes.
public struct Chart<Content: ChartContent>: View {
    nonisolated(unsafe) private let content: Content

    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        let marks = _ChartMarks.of(content)
        GeometryReader { geometry in
            ChartCanvas(marks: marks, size: geometry.size, origin: geometry.frame(in: .global).origin)
        }.accessibilityElement(children: .contain)
    }
}

extension Chart {
    /// Marks for each element.
    public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.init { ForEach(data, content: content) }
    }

    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.init { ForEach(data, id: id, content: content) }
    }
}
