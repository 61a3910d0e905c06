import Geometry
import SwiftUICore

extension UIImage {
    /// Draws into the current context.
    /// - Parameter rect: points.
    public func draw(in rect: CGRect) {
        guard let entry = CurrentContext.entry else { return }
        if let canvas = entry.canvas { canvas.draw(self, in: rect) } else { entry.context.draw(self, in: rect) }
    }

    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// - Parameter alpha: 0…1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = CurrentContext.entry?.context else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }
}

extension CGContext {
    /// The right way up, as UIKit draws images.
    func draw(_ image: UIImage, in rect: CGRect) { drawing.draw(Image(uiImage: image), in: rect) }
}
