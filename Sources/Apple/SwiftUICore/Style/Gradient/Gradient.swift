import Geometry
import DisplayList

/// Colors at places from 0 to 1.
@frozen
public struct Gradient: Hashable, ShapeStyle {
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
