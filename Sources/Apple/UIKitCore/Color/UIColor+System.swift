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
    public static var systemGray2: UIColor { UIColor(source: .system(.gray(level: 2))) }
    public static var systemGray3: UIColor { UIColor(source: .system(.gray(level: 3))) }
    public static var systemGray4: UIColor { UIColor(source: .system(.gray(level: 4))) }
    public static var systemGray5: UIColor { UIColor(source: .system(.gray(level: 5))) }
    public static var systemGray6: UIColor { UIColor(source: .system(.gray(level: 6))) }

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

    public static var systemGroupedBackground: UIColor { UIColor(source: .system(.groupedBackground(level: 0))) }
    public static var secondarySystemGroupedBackground: UIColor {
        UIColor(source: .system(.groupedBackground(level: 1)))
    }
    public static var tertiarySystemGroupedBackground: UIColor {
        UIColor(source: .system(.groupedBackground(level: 2)))
    }

    public static var systemFill: UIColor { UIColor(source: .system(.fill(level: 0))) }
    public static var secondarySystemFill: UIColor { UIColor(source: .system(.fill(level: 1))) }
    public static var tertiarySystemFill: UIColor { UIColor(source: .system(.fill(level: 2))) }
    public static var quaternarySystemFill: UIColor { UIColor(source: .system(.fill(level: 3))) }

    public static var separator: UIColor { UIColor(source: .system(.separator)) }
    public static var opaqueSeparator: UIColor { UIColor(source: .system(.opaqueSeparator)) }

    /// White under light and dark alike.
    public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    public static var darkText: UIColor { UIColor(white: 0, alpha: 1) }
}
