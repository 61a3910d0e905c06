import Foundation
import SwiftUICore

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
