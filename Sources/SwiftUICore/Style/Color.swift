import Geometry
import DisplayList

/// A colour that may depend on the environment it is shown in.
public struct Color: ShapeStyle, Hashable, Sendable, CustomStringConvertible {
    package indirect enum Source: Hashable, Sendable {
        case components(ResolvedColor)
        case palette(SystemPalette.Name)
        case label(level: Int)
        case accent
        case asset(String)
        case system(SystemColor)
        case opacity(Source, Double)
        case mix(Source, Source, Double)
    }

    package let source: Source

    package init(source: Source) { self.source = source }

    /// How components are to be read.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let components = ColorSpaceConversion.sRGB(from: colorSpace, red: red, green: green, blue: blue)
        source = .components(
            ResolvedColor(
                red: Float(components.red), green: Float(components.green), blue: Float(components.blue),
                alpha: Float(opacity)))
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let rgb = ColorSpaceConversion.rgb(hue: hue, saturation: saturation, brightness: brightness)
        self.init(.sRGB, red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: opacity)
    }

    /// A colour of the asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

    public init(_ resolved: Resolved) { source = .components(resolved.displayColor) }

    public func opacity(_ opacity: Double) -> Color { Color(source: .opacity(source, opacity)) }

    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(source: .mix(source, rhs.source, fraction))
    }

    public var description: String { "\(source)" }

    /// A colour as it is shown: linear components are derived from the sRGB ones.
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

    public func _paint(in context: _StyleContext) -> _StylePaint {
        .color(Self.resolve(source, context.environment))
    }

    private static func resolve(_ source: Source, _ environment: EnvironmentValues) -> ResolvedColor {
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
        case .opacity(let base, let opacity):
            return resolve(base, environment).multiplyingAlpha(by: opacity)
        case .mix(let first, let second, let fraction):
            return ColorSpaceConversion.mix(
                resolve(first, environment), resolve(second, environment), by: Float(fraction))
        }
    }
}

extension Color {
    public static let red = Color(source: .palette(.red))
    public static let orange = Color(source: .palette(.orange))
    public static let yellow = Color(source: .palette(.yellow))
    public static let green = Color(source: .palette(.green))
    public static let mint = Color(source: .palette(.mint))
    public static let teal = Color(source: .palette(.teal))
    public static let cyan = Color(source: .palette(.cyan))
    public static let blue = Color(source: .palette(.blue))
    public static let indigo = Color(source: .palette(.indigo))
    public static let purple = Color(source: .palette(.purple))
    public static let pink = Color(source: .palette(.pink))
    public static let brown = Color(source: .palette(.brown))
    public static let gray = Color(source: .palette(.gray))
    public static let white = Color(source: .components(.white))
    public static let black = Color(source: .components(.black))
    public static let clear = Color(source: .components(.clear))
    public static let primary = Color(source: .label(level: 0))
    public static let secondary = Color(source: .label(level: 1))
    public static let accentColor = Color(source: .accent)
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}

extension Color: View {
    public typealias Body = Never
    public var body: Never { fatalError("Color is drawn by the engine and has no body") }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        list.append(
            ShapeNode(shape: Rectangle(), operation: .fill(FillStyle()), style: AnyShapeStyle(view), inputs: inputs))
    }
}
