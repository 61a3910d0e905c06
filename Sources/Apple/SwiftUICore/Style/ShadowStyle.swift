import Geometry
import DisplayList

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
