import DisplayList
import Geometry

/// A shadow that belongs to a style.
public struct ShadowStyle: Equatable, Sendable {
    private let color: Color
    /// Points.
    private let radius: CGFloat
    private let offset: CGSize
    private let isInner: Bool

    /// A shadow below what is painted; lengths in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// A shadow that the edge throws inwards; lengths in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        let color = color.resolve(in: environment).displayColor, sigma = radius * ShadowGeometry.sigmaPerRadius
        return isInner
            ? .innerShadow(color: color, sigma: sigma, offset: offset)
            : .shadow(color: color, sigma: sigma, offset: offset)
    }
}

/// A style with a shadow below what it paints.
struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let shadow: ShadowStyle

    func _paint(in context: _StyleContext) -> _StylePaint {
        var painted = base._paint(in: context)
        let effect = shadow.effect(in: context.environment)
        // Inner shadows belong to the paint itself, not to the drop shadows around it.
        if case .innerShadow = effect {
            painted.shadows.insert(
                effect, at: painted.shadows.firstIndex { !$0.isInnerShadow } ?? painted.shadows.count)
        } else {
            painted.shadows.append(effect)
        }
        return painted
    }
}

extension ShapeStyle {
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowShapeStyle(base: self, shadow: style) }
}

extension LayerEffect {
    fileprivate var isInnerShadow: Bool {
        if case .innerShadow = self { return true }
        return false
    }
}
