import Foundation
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

/// A chart's plot, for `chartPlotStyle`.
public struct ChartPlotContent: View {
    nonisolated let content: AnyView

    public var body: some View { content }
}

/// A chart of a known size: its plot, axes, titles and legend.
struct ChartCanvas: PrimitiveView {
    let marks: [ChartMark]
    let size: CGSize
    /// In points of the picture.
    let origin: CGPoint

    static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        guard view.size.width > 0, view.size.height > 0 else { return }
        var content = inputs
        content.stackAxis = nil
        let assembly = EnvironmentValues.with(inputs.environment) { ChartAssembly(view, content) }
        list.append(
            ContainerNode(
                PlacedLayout(size: view.size, frames: assembly.members.map(\.frame)),
                children: assembly.members.map(\.node), inputs))
    }
}
