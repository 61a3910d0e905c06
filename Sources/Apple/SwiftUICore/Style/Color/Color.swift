import DisplayList
import Foundation
import Geometry

/// A color that may depend on the environment it is shown in.
public struct Color: ShapeStyle, Hashable, Sendable, CustomStringConvertible {
    /// What the color is made from; it is looked up where it is drawn.
    package indirect enum Source: Hashable, Sendable {
        case components(ResolvedColor)
        case palette(SystemPalette.Name)
        case label(level: Int)
        case accent
        case asset(String)
        case system(SystemColor)
        case opacity(Source, Double)
        case mix(Source, Source, Double, perceptual: Bool)
        case dynamic(DynamicColor)
    }

    package let source: Source

    package init(source: Source) { self.source = source }

    /// How components are to be read.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    /// Components and opacity from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let components = ColorSpaceConversion.sRGB(from: colorSpace, red: red, green: green, blue: blue)
        source = .components(
            ResolvedColor(
                red: Float(components.red), green: Float(components.green), blue: Float(components.blue),
                alpha: Float(opacity)))
    }

    /// A gray; 0 is black, 1 white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Each from 0 to 1; a hue of 1 is a full turn.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let rgb = ColorSpaceConversion.rgb(hue: hue, saturation: saturation, brightness: brightness)
        self.init(.sRGB, red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: opacity)
    }

    /// A color of the asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

    public init(_ resolved: Resolved) { source = .components(resolved.displayColor) }

    /// Multiplies the color's opacity; 0 is clear.
    public func opacity(_ opacity: Double) -> Color { Color(source: .opacity(source, opacity)) }

    /// The color on the way to `rhs`, mixed in Oklab or as the components are; `fraction` runs from 0 to 1.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(source: .mix(source, rhs.source, fraction, perceptual: colorSpace == .perceptual))
    }

    /// A standard color's name, or components as `#RRGGBBAA`.
    public var description: String {
        switch source {
        case .components(let color): Self.text(color)
        case .palette(let name): name.rawValue
        case .label(let level): ["primary", "secondary", "tertiary", "quaternary"][min(max(level, 0), 3)]
        case .accent: "accentColor"
        case .asset(let name): "NamedColor(name: \"\(name)\")"
        case .opacity(let base, let opacity): "\((opacity * 100).rounded())% \(Color(source: base))"
        case .mix, .system, .dynamic: "Color"
        }
    }

    static func text(_ color: ResolvedColor) -> String {
        let components = [color.red, color.green, color.blue, color.alpha]
        guard components.allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
            return components.map { "\($0)" }.joined(separator: " ")
        }
        return components.reduce("#") { text, component in
            let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
            return text + (digits.count == 1 ? "0" : "") + digits
        }
    }

    public func _paint(in context: _StyleContext) -> _StylePaint {
        .color(Self.resolve(source, context.environment))
    }
}

extension Color: PrimitiveView {
    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        list.append(
            ShapeNode(
                shape: Rectangle(), operation: .fill(FillStyle()), style: AnyShapeStyle(view), inputs: inputs,
                title: "Color"))
    }
}

extension Color {
    /// The system's red, which differs in light and dark mode.
    public static let red = Color(source: .palette(.red))
    /// The system's orange, which differs in light and dark mode.
    public static let orange = Color(source: .palette(.orange))
    /// The system's yellow, which differs in light and dark mode.
    public static let yellow = Color(source: .palette(.yellow))
    /// The system's green, which differs in light and dark mode.
    public static let green = Color(source: .palette(.green))
    /// The system's mint, which differs in light and dark mode.
    public static let mint = Color(source: .palette(.mint))
    /// The system's teal, which differs in light and dark mode.
    public static let teal = Color(source: .palette(.teal))
    /// The system's cyan, which differs in light and dark mode.
    public static let cyan = Color(source: .palette(.cyan))
    /// The system's blue, which differs in light and dark mode.
    public static let blue = Color(source: .palette(.blue))
    /// The system's indigo, which differs in light and dark mode.
    public static let indigo = Color(source: .palette(.indigo))
    /// The system's purple, which differs in light and dark mode.
    public static let purple = Color(source: .palette(.purple))
    /// The system's pink, which differs in light and dark mode.
    public static let pink = Color(source: .palette(.pink))
    /// The system's brown, which differs in light and dark mode.
    public static let brown = Color(source: .palette(.brown))
    /// The system's gray, which differs in light and dark mode.
    public static let gray = Color(source: .palette(.gray))
    /// White in light and dark mode.
    public static let white = Color(source: .components(.white))
    /// Black in light and dark mode.
    public static let black = Color(source: .components(.black))
    /// A color that nothing is seen of.
    public static let clear = Color(source: .components(.clear))
    /// The color of text: black in light mode, white in dark mode.
    public static let primary = Color(source: .label(level: 0))
    /// The color of text that matters less.
    public static let secondary = Color(source: .label(level: 1))
    /// The asset catalog's accent color, blue where it has none, or the environment's tint.
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
