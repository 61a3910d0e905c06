import DisplayList
import Foundation
import Geometry
import SwiftUICore

extension CGContext {
    /// What a transparency layer interrupts.
    struct Layer {
        var outer: State
        var recording: GraphicsContext.LayerRecording
    }

    /// Draws what follows as one, up to `endTransparencyLayer()`.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        let recording = state.context.beginLayer()
        layers.append(Layer(outer: state, recording: recording))
        state.context = recording.context
        state.shadow = nil
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        state.context.clip(to: Path(rect))
    }

    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        state = layer.outer
        drawing.endLayer(layer.recording)
    }

    /// Draws an image as Core Graphics does: its lower edge lies at the rectangle's smallest y, which in a space whose
    /// y points down is its top.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let size = image.drawing.size
        guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
        let place = CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: -rect.height / size.height, tx: rect.minX, ty: rect.maxY)
        drawing.draw([.group(DisplayGroup(image.drawing.items, transform: place))])
    }

    /// Draws a list from the origin on.
    package func draw(_ list: DisplayList) { drawing.draw(list.items) }
}
