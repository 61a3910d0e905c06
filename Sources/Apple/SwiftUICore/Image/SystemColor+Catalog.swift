import DisplayList
import Foundation

extension SystemColor {
    /// The color that a catalog names, such as `systemBlueColor` or `secondaryLabelColor`.
    static func named(_ name: String, in palette: SystemPalette) -> SystemColor? {
        switch name {
        case "labelColor": return .label(level: 0)
        case "secondaryLabelColor": return .label(level: 1)
        case "tertiaryLabelColor": return .label(level: 2)
        case "quaternaryLabelColor": return .label(level: 3)
        case "systemBackgroundColor": return .background(level: 0)
        case "secondarySystemBackgroundColor": return .background(level: 1)
        case "tertiarySystemBackgroundColor": return .background(level: 2)
        case "systemFillColor": return .fill(level: 0)
        case "secondarySystemFillColor": return .fill(level: 1)
        case "tertiarySystemFillColor": return .fill(level: 2)
        case "quaternarySystemFillColor": return .fill(level: 3)
        case "separatorColor": return .separator
        case "linkColor": return .link
        default:
            let stem = name.replacingOccurrences(of: "system", with: "").replacingOccurrences(of: "Color", with: "")
            return SystemPalette.Name(rawValue: stem.lowercased()).map { palette[$0] }
        }
    }
}
