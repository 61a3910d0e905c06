import Foundation
import ICU

extension DateTextFormat {
    /// How much of a unit's name is written: `3 minutes` or `3 min`.
    enum UnitWidth: String {
        case wide = "full-name"
        case abbreviated = "short"
    }

    /// 11 min, 14 sec: the parts of a distance in the language's words.
    /// - Parameter hidesSeconds: whether dashes stand for seconds, as on a display that is refreshed once a minute.
    func string(_ distance: DateDistance, width: UnitWidth, hidesSeconds: Bool = false) -> String {
        let parts = distance.parts.map { part in
            let skeleton = "measure-unit/duration-\(part.unit.rawValue) unit-width-\(width.rawValue)"
            let text = NumberSkeleton.string(Double(part.value), skeleton: skeleton, locale: locale.identifier)
                ?? "\(part.value) \(part.unit.rawValue)"
            return hidesSeconds && part.unit == .second ? Self.dashed(text) : text
        }
        return ListPattern.string(
            parts, kind: .units, width: width == .wide ? .wide : .short, locale: locale.identifier)
            ?? parts.joined(separator: ", ")
    }

    /// The text with two dashes in place of its last number (apple-metrics §5).
    static func dashed(_ text: String) -> String {
        guard let last = text.lastIndex(where: \.isNumber) else { return text }
        var first = last
        while first > text.startIndex, text[text.index(before: first)].isNumber { first = text.index(before: first) }
        return text.replacingCharacters(in: first...last, with: "\u{2212}\u{2212}")
    }
}
