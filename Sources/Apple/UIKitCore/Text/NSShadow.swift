import Foundation
import Geometry
import SwiftUICore

/// A shadow of text: that of a text's beginning is drawn for the whole text.
open class NSShadow: NSObject {
    /// Points to the right and down.
    open var shadowOffset = CGSize.zero
    /// Points; the Gaussian's σ is half of it.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; a third of black at the beginning, and nil for no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Nil where nothing of it would be seen.
    var filter: GraphicsContext.Filter? {
        guard let color = shadowColor as? UIColor, shadowOffset != .zero || shadowBlurRadius > 0 else { return nil }
        return .shadow(Color(uiColor: color), offset: shadowOffset, blur: shadowBlurRadius)
    }
}

extension GraphicsContext.Filter {
    /// A shadow as UIKit and Core Graphics describe it: the Gaussian's σ is half of `blur`, in points.
    static func shadow(_ color: Color, offset: CGSize, blur: CGFloat) -> Self {
        .shadow(color: color, radius: blur / 2 / ShadowGeometry.sigmaPerRadius, x: offset.width, y: offset.height)
    }
}
