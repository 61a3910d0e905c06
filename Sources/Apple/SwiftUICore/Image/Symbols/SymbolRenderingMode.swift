import DisplayList
import Geometry

/// How the layers of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let rawValue: Int
    public static let monochrome = SymbolRenderingMode(rawValue: 0)
    public static let multicolor = SymbolRenderingMode(rawValue: 1)
    public static let hierarchical = SymbolRenderingMode(rawValue: 2)
    public static let palette = SymbolRenderingMode(rawValue: 3)
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets how the layers of symbols are colored.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

/// How each layer of a symbol is filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let rawValue: Int
    public static let flat = SymbolColorRenderingMode(rawValue: 0)
    /// From a lighter top to the color itself, as `Color.gradient`.
    public static let gradient = SymbolColorRenderingMode(rawValue: 1)
}

private enum SymbolColorRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
}

extension EnvironmentValues {
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }
}

nonisolated extension View {
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        environment(\.symbolColorRenderingMode, mode)
    }
}

/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let rawValue: Int
    /// Layers above the value fade.
    public static let color = SymbolVariableValueMode(rawValue: 0)
    /// Lines are drawn as far as the value says; symbols whose lines cannot be drawn so fade their layers instead.
    public static let draw = SymbolVariableValueMode(rawValue: 1)
}

private enum SymbolVariableValueModeKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }

extension EnvironmentValues {
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }
}

nonisolated extension View {
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        environment(\.symbolVariableValueMode, mode)
    }
}

/// What an image itself says of its symbol's size and weight, as a `UIImage.SymbolConfiguration` does; it wins over
/// the font around.
package struct SymbolSetting: Equatable, Sendable {
    /// Points per em.
    package var pointSize: CGFloat?
    package var weight: Font.Weight?
    package var scale: Image.Scale?

    package init(pointSize: CGFloat? = nil, weight: Font.Weight? = nil, scale: Image.Scale? = nil) {
        (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }
}

/// The colors of multicolor layers.
enum SymbolColor {
    /// - Parameter name: as `drawings.txt` and SVG classes write it: `red`, `systemRedColor`, `white`, `tintColor`.
    /// - Returns: nil for a name without a color.
    static func paint(_ name: String, in environment: EnvironmentValues, box: CGRect) -> Paint? {
        switch name {
        case "white": return .color(.white)
        case "black": return .color(.black)
        case "tintColor", "accentColor", "controlAccentColor":
            return TintShapeStyle()._paint(in: _StyleContext(environment: environment, rect: box)).paint
        default:
            let stem =
                name.hasPrefix("system") && name.hasSuffix("Color")
                ? String(name.dropFirst(6).dropLast(5)).lowercased() : name
            if let own = SystemPalette.Name(rawValue: stem) {
                return .color(environment.systemPalette[own].resolve(in: environment))
            }
            if let system = SystemColor.named(name, in: environment.systemPalette) {
                return .color(system.resolve(in: environment))
            }
            let catalog = environment.assetSource
            return catalog.hasColor(named: name, in: environment)
                ? .color(catalog.color(named: name, in: environment)) : nil
        }
    }
}

/// Which symbols follow the reading direction.
enum SymbolDirection {
    private static let words: Set<Substring> = ["forward", "backward", "leading", "trailing", "list", "checklist"]

    /// Whether SF Symbols has a mirrored form for right-to-left interfaces: names that speak of forward and backward
    /// or leading and trailing, and lists. `chevron.left` and `arrow.right` say which side they mean and stay.
    static func isMirrored(_ name: String) -> Bool { name.split(separator: ".").contains(where: words.contains) }
}
