import Assets
import Foundation
import RenderModel
import RenderPlanning
import SystemSupport

/// Names of the manifest as people write them.
package enum GalleryWords {
    /// `Small` of `systemSmall`, `Dynamic Island compact leading` of `dynamicIslandCompactLeading`.
    package static func family(_ name: String) -> String {
        var name = name
        if name.hasPrefix("system"), name.count > 6 { name.removeFirst(6) }
        return words(name)
    }

    /// `Full color` of `fullColor`.
    package static func words(_ name: String) -> String {
        var result = "", last: Character = " "
        for character in name {
            if character.isUppercase, last.isLowercase || last.isNumber {
                result += " " + character.lowercased()
            } else {
                result += result.isEmpty ? character.uppercased() : String(character)
            }
            last = character
        }
        return result
    }

    /// `Extra small` of `xSmall`, `XX large` of `xxLarge`, `Accessibility 1` of `accessibility1`.
    package static func typeSize(_ name: String) -> String {
        if let size = name.firstMatch(of: extraSize) {
            return "\(size.1.isEmpty ? "Extra" : "X\(size.1.uppercased())") \(size.2.lowercased())"
        }
        let word = name.prefix { !$0.isNumber }
        return words(String(word)) + (word.endIndex == name.endIndex ? "" : " \(name[word.endIndex...])")
    }

    private static let extraSize = Pattern(#/^x(x*)([A-Z]\w*)$/#)

    /// `iPhone 393 × 852` of `iphone-393x852`.
    package static func device(_ identifier: String) -> String {
        let parts = identifier.split(separator: "-", omittingEmptySubsequences: false).map { part -> String in
            switch part {
            case "iphone": "iPhone"
            case "ipad": "iPad"
            case "se", "xr", "xs": part.uppercased()
            case "ios26": "(iOS 26)"
            default: size(part) ?? part.prefix(1).uppercased() + part.dropFirst()
            }
        }
        return parts.joined(separator: " ")
    }

    /// `393 × 852` of `393x852`; nil where that is no size.
    private static func size(_ part: Substring) -> String? {
        let isDigit: (Character) -> Bool = { ("0"..."9").contains($0) }
        let width = part.prefix(while: isDigit), rest = part[width.endIndex...]
        guard !width.isEmpty, rest.first == "x", rest.dropFirst().first.map(isDigit) ?? false else { return nil }
        return "\(width) × \(rest.dropFirst())"
    }

    /// `@3x`.
    static func density(_ scale: Double) -> String { "@\(PictureName.scale(scale))x" }

    /// `158 × 158 pt`.
    static func size(_ size: Manifest.Size, _ unit: String) -> String {
        "\(number(size.width)) × \(number(size.height)) \(unit)"
    }

    /// `158`, `176.67`.
    package static func number(_ value: Double) -> String {
        let hundredths = (value * 100).rounded() / 100
        guard abs(hundredths) < 1e15 else { return String(value) }
        return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
    }
}
