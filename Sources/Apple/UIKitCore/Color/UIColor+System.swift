import DisplayList
import SwiftUICore

extension UIColor {
    public static var systemRed: UIColor { UIColor(source: .palette(.red)) }
    public static var systemOrange: UIColor { UIColor(source: .palette(.orange)) }
    public static var systemYellow: UIColor { UIColor(source: .palette(.yellow)) }
    public static var systemGreen: UIColor { UIColor(source: .palette(.green)) }
    public static var systemMint: UIColor { UIColor(source: .palette(.mint)) }
    public static var systemTeal: UIColor { UIColor(source: .palette(.teal)) }
    public static var systemCyan: UIColor { UIColor(source: .palette(.cyan)) }
    public static var systemBlue: UIColor { UIColor(source: .palette(.blue)) }
    public static var systemIndigo: UIColor { UIColor(source: .palette(.indigo)) }
    public static var systemPurple: UIColor { UIColor(source: .palette(.purple)) }
    public static var systemPink: UIColor { UIColor(source: .palette(.pink)) }
    public static var systemBrown: UIColor { UIColor(source: .palette(.brown)) }
    public static var systemGray: UIColor { UIColor(source: .palette(.gray)) }

    // The grays between background and `systemGray`: the specifications page of Apple's Human Interface Guidelines,
    // 8-bit sRGB.
    public static var systemGray2: UIColor { gray(174, 99, contrast: 142, 124) }
    public static var systemGray3: UIColor { gray(199, 72, contrast: 174, 84) }
    public static var systemGray4: UIColor { gray(209, 58, contrast: 188, 68) }
    public static var systemGray5: UIColor { gray(229, 44, contrast: 216, 54) }
    public static var systemGray6: UIColor { gray(242, 28, contrast: 235, 36) }

    /// A gray with the system's tint: red and green are equal, blue is a little higher.
    private static func gray(
        _ light: UInt8, _ dark: UInt8, contrast lightContrast: UInt8, _ darkContrast: UInt8
    ) -> UIColor {
        func tinted(_ level: UInt8) -> ResolvedColor {
            ResolvedColor(rgb: level, level, level + (tints[level] ?? 0))
        }
        return UIColor(
            source: .system(
                SystemColor(
                    light: tinted(light), dark: tinted(dark), lightIncreasedContrast: tinted(lightContrast),
                    darkIncreasedContrast: tinted(darkContrast))))
    }

    /// How much bluer each gray of Apple's table is than its red and green.
    private static let tints: [UInt8: UInt8] = [
        174: 4, 99: 3, 142: 5, 124: 4, 199: 5, 72: 2, 84: 2, 209: 5, 58: 2, 188: 4, 68: 2, 229: 5, 44: 2, 216: 4,
        54: 2, 242: 5, 28: 2, 235: 5, 36: 2
    ]

    public static var label: UIColor { UIColor(source: .label(level: 0)) }
    public static var secondaryLabel: UIColor { UIColor(source: .label(level: 1)) }
    public static var tertiaryLabel: UIColor { UIColor(source: .label(level: 2)) }
    public static var quaternaryLabel: UIColor { UIColor(source: .label(level: 3)) }
    public static var placeholderText: UIColor { UIColor(source: .label(level: 2)) }
    public static var link: UIColor { UIColor(source: .system(.link)) }
    public static var tintColor: UIColor { UIColor(source: .accent) }

    public static var systemBackground: UIColor { UIColor(source: .system(.background(level: 0))) }
    public static var secondarySystemBackground: UIColor { UIColor(source: .system(.background(level: 1))) }
    public static var tertiarySystemBackground: UIColor { UIColor(source: .system(.background(level: 2))) }

    // A grouped background exchanges the first two levels in light; in dark they are the plain ones.
    public static var systemGroupedBackground: UIColor { grouped(light: 1, dark: 0) }
    public static var secondarySystemGroupedBackground: UIColor { grouped(light: 0, dark: 1) }
    public static var tertiarySystemGroupedBackground: UIColor { grouped(light: 1, dark: 2) }

    private static func grouped(light: Int, dark: Int) -> UIColor {
        var color = SystemColor.background(level: light)
        let other = SystemColor.background(level: dark)
        color.dark = other.dark
        color.darkIncreasedContrast = other.darkIncreasedContrast
        return UIColor(source: .system(color))
    }

    public static var systemFill: UIColor { UIColor(source: .system(.fill(level: 0))) }
    public static var secondarySystemFill: UIColor { UIColor(source: .system(.fill(level: 1))) }
    public static var tertiarySystemFill: UIColor { UIColor(source: .system(.fill(level: 2))) }
    public static var quaternarySystemFill: UIColor { UIColor(source: .system(.fill(level: 3))) }

    public static var separator: UIColor { UIColor(source: .system(.separator)) }
    public static var opaqueSeparator: UIColor {
        UIColor(
            source: .system(
                SystemColor(
                    light: ResolvedColor(rgb: 198, 198, 200), dark: ResolvedColor(rgb: 56, 56, 58))))
    }

    /// White under light and dark alike.
    public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    public static var darkText: UIColor { UIColor(white: 0, alpha: 1) }
}
