import DisplayList

extension Color {
    /// A color as it is shown: linear components are derived from the sRGB ones.
    public struct Resolved: ShapeStyle, Hashable, Sendable {
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
