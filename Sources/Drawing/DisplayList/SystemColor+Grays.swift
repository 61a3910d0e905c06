/// The gray, grouped and plain colors of UIKit's table, which catalogs name too. 8-bit sRGB.
extension SystemColor {
    /// - Parameter level: 2 to 6, from the darkest in light to the lightest; others count as the nearest.
    package static func gray(level: Int) -> SystemColor { grays[min(max(level, 2), 6) - 2] }

    private static let grays: [SystemColor] = [
        gray(174, 99, contrast: 142, 124), gray(199, 72, contrast: 174, 84), gray(209, 58, contrast: 188, 68),
        gray(229, 44, contrast: 216, 54), gray(242, 28, contrast: 235, 36)
    ]

    /// A gray with the system's tint: red and green are equal, blue is a little higher.
    private static func gray(
        _ light: UInt8, _ dark: UInt8, contrast lightContrast: UInt8, _ darkContrast: UInt8
    ) -> SystemColor {
        func tinted(_ level: UInt8) -> ResolvedColor {
            ResolvedColor(rgb: level, level, level + (tints[level] ?? 0))
        }
        return SystemColor(
            light: tinted(light), dark: tinted(dark), lightIncreasedContrast: tinted(lightContrast),
            darkIncreasedContrast: tinted(darkContrast))
    }

    /// How much bluer each gray of Apple's table is than its red and green.
    private static let tints: [UInt8: UInt8] = [
        174: 4, 99: 3, 142: 5, 124: 4, 199: 5, 72: 2, 84: 2, 209: 5, 58: 2, 188: 4, 68: 2, 229: 5, 44: 2, 216: 4,
        54: 2, 242: 5, 28: 2, 235: 5, 36: 2
    ]

    /// A grouped background exchanges the first two levels in light; in dark they are the plain ones.
    ///
    /// - Parameter level: 0 to 2; others count as the nearest.
    package static func groupedBackground(level: Int) -> SystemColor {
        var color = background(level: level == 1 ? 0 : 1)
        let other = background(level: level)
        (color.dark, color.darkIncreasedContrast) = (other.dark, other.darkIncreasedContrast)
        return color
    }

    package static let opaqueSeparator = SystemColor(
        light: ResolvedColor(rgb: 198, 198, 200), dark: ResolvedColor(rgb: 56, 56, 58))

    /// White, 60 %, and black: under light and dark alike.
    package static let lightText = SystemColor(
        light: ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.6),
        dark: ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.6))
    package static let darkText = SystemColor(light: .black, dark: .black)
}
