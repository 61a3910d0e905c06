import Geometry
import DisplayList

/// A drop shadow that belongs to a style.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    func effect(in environment: EnvironmentValues) -> LayerEffect {
        .shadow(
            color: color.resolve(in: environment).displayColor, sigma: radius * ShadowGeometry.sigmaPerRadius,
            offset: offset)
    }
}
