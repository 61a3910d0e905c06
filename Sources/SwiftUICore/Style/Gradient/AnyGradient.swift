import Geometry
import DisplayList

/// A gradient made from one colour: `Color.blue.gradient`.
public struct AnyGradient: ShapeStyle, Hashable {
    public typealias Resolved = Never
    private let color: Color

    init(color: Color) { self.color = color }

    public init(_ gradient: Gradient) { color = gradient.stops.first?.color ?? .clear }

    /// What becomes of an encoded sRGB component at the far end of the ramp, fitted to ramps measured on macOS 26
    /// (apple-metrics, `Color.gradient`): all but the red of blue are met within 4 of 255.
    private static func lighter(_ component: Float) -> Float { 0.86 * component + 0.206 }
    private static func darker(_ component: Float) -> Float { 1.078 * component - 0.137 }

    /// From this luma on (a grey of 196 of 255) a colour is too light to be made lighter.
    private static let lightestLuma: Float = 0.77

    /// Apple's ramps are straight in Display P3 and so curved in sRGB, where 8 pieces follow them within a level.
    private static func ramp(
        from first: ResolvedColor, at start: CGFloat, to last: ResolvedColor, at end: CGFloat
    ) -> [GradientStop] {
        let pieces = 8
        return (0...pieces).map { index in
            let fraction = CGFloat(index) / CGFloat(pieces)
            return GradientStop(
                color: ColorSpaceConversion.mixInDisplayP3(first, last, by: Float(fraction)),
                location: start + (end - start) * fraction)
        }
    }

    /// Runs from a lighter top to the colour at 70 % of the height; a very light colour keeps its value for 30 %
    /// and darkens from there.
    public func _paint(in context: _StyleContext) -> _StylePaint {
        let base = color.resolve(in: context.environment).displayColor
        func end(_ change: (Float) -> Float) -> ResolvedColor {
            func component(_ value: Float) -> Float { min(1, max(0, change(value))) }
            return ResolvedColor(
                red: component(base.red), green: component(base.green), blue: component(base.blue), alpha: base.alpha)
        }
        let stops =
            base.luma >= Self.lightestLuma
            ? [GradientStop(color: base, location: 0)] + Self.ramp(from: base, at: 0.3, to: end(Self.darker), at: 1)
            : Self.ramp(from: end(Self.lighter), at: 0, to: base, at: 0.7) + [GradientStop(color: base, location: 1)]
        let rect = context.rect
        return _StylePaint(
            .linearGradient(
                stops, from: CGPoint(x: rect.midX, y: rect.minY), to: CGPoint(x: rect.midX, y: rect.maxY)))
    }
}

extension Color {
    public var gradient: AnyGradient { AnyGradient(color: self) }
}
