import DisplayList
import Geometry
import SwiftUICore

extension UIColor {
    /// What is drawn under the current traits.
    var resolved: ResolvedColor { Color.resolve(source, .current) }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        // Replaces the opacity rather than multiplying it, wherever the color is drawn.
        let source = source, alpha = Float(alpha.isFinite ? min(1, max(0, alpha)) : 0)
        if case .components(var color) = source {
            color.alpha = alpha
            return UIColor(source: .components(color))
        }
        return UIColor(
            source: .dynamic(
                DynamicColor { environment in
                    var color = Color.resolve(source, environment)
                    color.alpha = alpha
                    return .components(color)
                }))
    }

    /// The color under `traitCollection`, which no longer changes.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(source: .components(Color.resolve(source, traitCollection.environment)))
    }

    public var cgColor: CGColor { CGColor(resolved) }

    /// Encoded sRGB, each from 0 to 1 unless the color is wider; a component may be asked for with nil.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Each from 0 to 1.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved
        let (r, g, b) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
        let highest = max(r, g, b), range = highest - min(r, g, b)
        var turn: CGFloat = 0
        if range > 0 {
            if highest == r {
                turn = (g - b) / range
            } else if highest == g {
                turn = (b - r) / range + 2
            } else {
                turn = (r - g) / range + 4
            }
        }
        hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
        saturation?.pointee = highest > 0 ? range / highest : 0
        brightness?.pointee = highest
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// The gray of the color's luma; false if the color is no gray.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }
}
