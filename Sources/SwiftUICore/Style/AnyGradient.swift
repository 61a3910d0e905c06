import Geometry
import DisplayList

/// A gradient made from one colour: `Color.blue.gradient`.
public struct AnyGradient: ShapeStyle, Hashable {
    public typealias Resolved = Never
    private let color: Color

    init(color: Color) { self.color = color }

    public init(_ gradient: Gradient) { color = gradient.stops.first?.color ?? .clear }

    /// Runs from a lighter top to the colour at 70 % of the height; a very light colour keeps its value for
    /// 30 % and darkens from there (apple-metrics, `Color.gradient`). L* changes by 13 and 6.
    public func _paint(in context: _StyleContext) -> _StylePaint {
        let base = color.resolve(in: context.environment).displayColor
        let lab = CIELab(base)
        let stops: [GradientStop]
        if lab.lightness > 80 {
            var darker = lab
            darker.lightness -= 6
            stops = [
                GradientStop(color: base, location: 0), GradientStop(color: base, location: 0.3),
                GradientStop(color: darker.color(alpha: base.alpha), location: 1),
            ]
        } else {
            var lighter = lab
            lighter.lightness += 13
            lighter.a *= 0.8
            lighter.b *= 0.8
            stops = [
                GradientStop(color: lighter.color(alpha: base.alpha), location: 0),
                GradientStop(color: base, location: 0.7), GradientStop(color: base, location: 1),
            ]
        }
        let rect = context.rect
        return _StylePaint(
            .linearGradient(
                stops, from: CGPoint(x: rect.midX, y: rect.minY), to: CGPoint(x: rect.midX, y: rect.maxY)))
    }
}

extension Color {
    public var gradient: AnyGradient { AnyGradient(color: self) }
}
