import DisplayList
import Geometry

/// Colors at places from 0 to 1.
@frozen
public struct Gradient: Hashable, ShapeStyle {
    /// `Never`: a gradient without a direction paints itself from top to bottom.
    public typealias Resolved = Never

    /// A color at a place; 0 is the gradient's start, 1 its end.
    @frozen
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The space in which colors between stops are computed.
    public struct ColorSpace: Hashable, Sendable {
        private let rawValue: Int
        public static let device = ColorSpace(rawValue: 0)
        public static let perceptual = ColorSpace(rawValue: 1)
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// The colors at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    package func resolved(in environment: EnvironmentValues) -> [GradientStop] {
        stops.map {
            GradientStop(color: $0.color.resolve(in: environment).displayColor, location: $0.location)
        }
    }

    /// The same colors, mixed in another space between stops.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

    /// A gradient without a direction runs from top to bottom.
    public func _paint(in context: _StyleContext) -> _StylePaint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: context)
    }
}

/// A gradient made from one color: `Color.blue.gradient`.
public struct AnyGradient: ShapeStyle, Hashable {
    /// `Never`: the gradient paints itself.
    public typealias Resolved = Never
    private enum Source: Hashable {
        case color(Color)
        case gradient(Gradient)
    }

    private let source: Source
    private var space = Gradient.ColorSpace.device

    init(color: Color) { source = .color(color) }

    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    /// The same colors, mixed in another space between stops.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space
        return copy
    }

    /// What becomes of an encoded sRGB component at the far end of the ramp, fitted to ramps measured on macOS 26
    /// (apple-metrics, `Color.gradient`): all but the red of blue are met within 4 of 255.
    private static func lighter(_ component: Float) -> Float { 0.86 * component + 0.206 }
    private static func darker(_ component: Float) -> Float { 1.078 * component - 0.137 }

    /// From this luma on (a gray of 196 of 255) a color is too light to be made lighter.
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

    /// Of one color, a ramp from a lighter start to the color at 70 %; a very light color keeps its value for 30 %
    /// and darkens from there.
    package func resolved(in environment: EnvironmentValues) -> [GradientStop] {
        guard case .color(let color) = source else {
            guard case .gradient(let gradient) = source else { return [] }
            let stops = gradient.resolved(in: environment)
            return space == .perceptual ? Self.perceptual(stops) : stops
        }
        let base = color.resolve(in: environment).displayColor
        func end(_ change: (Float) -> Float) -> ResolvedColor {
            func component(_ value: Float) -> Float { min(1, max(0, change(value))) }
            return ResolvedColor(
                red: component(base.red), green: component(base.green), blue: component(base.blue), alpha: base.alpha)
        }
        if let lightest = MeasuredGradients.lighterEnd(of: base) {
            return Self.ramp(from: lightest, at: 0, to: base, at: 0.7) + [GradientStop(color: base, location: 1)]
        }
        return base.luma >= Self.lightestLuma
            ? [GradientStop(color: base, location: 0)] + Self.ramp(from: base, at: 0.3, to: end(Self.darker), at: 1)
            : Self.ramp(from: end(Self.lighter), at: 0, to: base, at: 0.7) + [GradientStop(color: base, location: 1)]
    }

    /// Stops that follow Oklab's mixes: 16 pieces between two colors stay within a level of them.
    private static func perceptual(_ stops: [GradientStop]) -> [GradientStop] {
        let pieces = 16
        return zip(stops, stops.dropFirst()).flatMap { first, last in
            (0..<pieces).map { index in
                let fraction = CGFloat(index) / CGFloat(pieces)
                return GradientStop(
                    color: ColorSpaceConversion.mix(first.color, last.color, by: Float(fraction)),
                    location: first.location + (last.location - first.location) * fraction)
            }
        } + stops.suffix(1)
    }

    /// A gradient without a direction runs from top to bottom.
    public func _paint(in context: _StyleContext) -> _StylePaint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: context)
    }
}

extension Color {
    public var gradient: AnyGradient { AnyGradient(color: self) }
}

/// The lighter ends of the standard colors' ramps as measured on macOS 26 (apple-metrics, `Color.gradient`); other
/// colors go by a line fitted to them.
enum MeasuredGradients {
    private static let ends: [(name: SystemPalette.Name, end: ResolvedColor)] = [
        (.blue, ResolvedColor(rgb: 46, 168, 255)), (.orange, ResolvedColor(rgb: 255, 172, 88)),
        (.green, ResolvedColor(rgb: 98, 222, 130)), (.brown, ResolvedColor(rgb: 203, 165, 137)),
        (.mint, ResolvedColor(rgb: 54, 222, 205)), (.indigo, ResolvedColor(rgb: 137, 125, 255)),
        (.cyan, ResolvedColor(rgb: 55, 216, 250)), (.gray, ResolvedColor(rgb: 176, 176, 180)),
        (.pink, ResolvedColor(rgb: 255, 89, 127)), (.red, ResolvedColor(rgb: 255, 98, 103))
    ]

    /// Nil for every color that was not measured.
    static func lighterEnd(of color: ResolvedColor) -> ResolvedColor? {
        var opaque = color
        opaque.alpha = 1
        guard var end = ends.first(where: { SystemPalette.ios26[$0.name].light == opaque })?.end else { return nil }
        end.alpha = color.alpha
        return end
    }
}
