import DisplayList
import Geometry

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
            let stem = name.hasPrefix("system") && name.hasSuffix("Color")
                ? String(name.dropFirst(6).dropLast(5)).lowercased() : name
            if let own = SystemPalette.Name(rawValue: stem) {
                return .color(environment.systemPalette[own].resolve(in: environment))
            }
            return SystemColor.named(name, in: environment.systemPalette).map { .color($0.resolve(in: environment)) }
        }
    }
}
