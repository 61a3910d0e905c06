import DisplayList

extension Color {
    /// A color as it is shown: linear components are derived from the sRGB ones.
    public struct Resolved: ShapeStyle, Hashable, Sendable {
        /// `Never`: the color is resolved already and paints itself.
        public typealias Resolved = Never
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            let c = ColorSpaceConversion.sRGB(
                from: colorSpace, red: Double(red), green: Double(green), blue: Double(blue))
            (self.red, self.green, self.blue, self.opacity) = (Float(c.red), Float(c.green), Float(c.blue), opacity)
        }

        package var displayColor: ResolvedColor {
            ResolvedColor(red: red, green: green, blue: blue, alpha: opacity)
        }

        public func _paint(in context: _StyleContext) -> _StylePaint { .color(displayColor) }
    }

    /// What a custom color resolves to where it is shown.
    public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
        if let color = color as? Color {
            self = color
        } else {
            self.init(
                source: .dynamic(DynamicColor(of: color) { .components(color.resolve(in: $0).displayColor) }))
        }
    }

    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let color = Self.resolve(source, environment)
        return Resolved(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }

    package static func resolve(_ source: Source, _ environment: EnvironmentValues) -> ResolvedColor {
        switch source {
        case .components(let color):
            return color
        case .palette(let name):
            return environment.systemPalette[name].resolve(in: environment)
        case .label(let level):
            return SystemColor.label(level: level).resolve(in: environment)
        case .system(let color):
            return color.resolve(in: environment)
        case .accent:
            return environment.assetSource.accentColor(in: environment)
                ?? environment.systemPalette[.blue].resolve(in: environment)
        case .asset(let name):
            return environment.assetSource.color(named: name, in: environment)
        case .dynamic(let color):
            return resolve(color.source(environment), environment)
        case .opacity(let base, let opacity):
            return resolve(base, environment).multiplyingAlpha(by: opacity)
        case .mix(let first, let second, let fraction, let perceptual):
            return ColorSpaceConversion.mix(
                resolve(first, environment), resolve(second, environment), by: Float(fraction), perceptual: perceptual)
        }
    }
}

extension Color.Resolved {
    /// The components in linear light.
    public var linearRed: Float {
        get { Self.linear(red) }
        set { red = Self.encoded(newValue) }
    }
    public var linearGreen: Float {
        get { Self.linear(green) }
        set { green = Self.encoded(newValue) }
    }
    public var linearBlue: Float {
        get { Self.linear(blue) }
        set { blue = Self.encoded(newValue) }
    }

    private static func linear(_ encoded: Float) -> Float { Float(ColorSpaceConversion.decode(Double(encoded))) }
    private static func encoded(_ linear: Float) -> Float { Float(ColorSpaceConversion.encode(Double(linear))) }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA`, and the components in full where they do not fit that.
    public var description: String { Color.text(displayColor) }
}

/// Four numbers in linear light, as SwiftUI stores them.
extension Color.Resolved: Codable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let red = try container.decode(Float.self), green = try container.decode(Float.self)
        let blue = try container.decode(Float.self), opacity = try container.decode(Float.self)
        self.init(colorSpace: .sRGBLinear, red: red, green: green, blue: blue, opacity: opacity)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for component in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(component) }
    }
}
