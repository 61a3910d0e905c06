import Foundation
import ICU

/// Amounts of time in words, each unit with its number, and all of them as a list.
struct UnitWords {
    enum Style { case full, spellOut, short, brief, abbreviated }

    let style: Style
    let locale: Locale

    func string(_ amounts: [(value: Double, component: Calendar.Component)]) -> String {
        let items = amounts.map { string($0.value, $0.component) }
        return ListPattern.string(items, kind: .units, width: listWidth, locale: locale.identifier)
            ?? items.joined(separator: " ")
    }

    private func string(_ value: Double, _ component: Calendar.Component) -> String {
        let skeleton = "unit/\(Self.identifier(component)) \(unitWidth)"
        let text = NumberSkeleton.string(value, skeleton: skeleton, locale: locale.identifier) ?? "\(value)"
        switch style {
        case .spellOut:
            return SpelledOut.words(
                text, number: value, unit: Self.identifier(component), locale: locale.identifier)
        // Abbreviated words, but set close to their numbers.
        case .brief: return text.filter { !$0.isWhitespace }
        case .full, .short, .abbreviated: return text
        }
    }

    static func identifier(_ component: Calendar.Component) -> String {
        switch component {
        case .year: "year"
        case .month: "month"
        case .weekOfMonth, .weekOfYear: "week"
        case .day: "day"
        case .hour: "hour"
        case .minute: "minute"
        default: "second"
        }
    }

    private var unitWidth: String {
        switch style {
        case .full, .spellOut: "unit-width-full-name"
        case .short, .brief: "unit-width-short"
        case .abbreviated: "unit-width-narrow"
        }
    }

    private var listWidth: ListPattern.Width {
        switch style {
        case .full, .spellOut: .wide
        case .short: .short
        case .brief, .abbreviated: .narrow
        }
    }
}
