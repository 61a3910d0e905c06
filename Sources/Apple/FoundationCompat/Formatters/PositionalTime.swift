import Foundation
import ICU

/// Amounts of time told apart by their place: `1:10:00`.
struct PositionalTime {
    /// Whether the first number too has two digits.
    let padsFirst: Bool
    let locale: Locale

    func string(_ amounts: [(value: Double, component: Calendar.Component)]) -> String {
        // Units above hours have no place of their own.
        let isClock: (Calendar.Component) -> Bool = { [.hour, .minute, .second].contains($0) }
        let words = amounts.filter { !isClock($0.component) && $0.value != 0 }
        let clock = amounts.filter { isClock($0.component) }
        let digits = clock.enumerated().map { index, amount in
            number(amount.value, isPadded: index > 0 || padsFirst)
        }.joined(separator: separator)
        guard !words.isEmpty else { return digits }
        let text = UnitWords(style: .abbreviated, locale: locale).string(words)
        return digits.isEmpty ? text : "\(text) \(digits)"
    }

    private func number(_ value: Double, isPadded: Bool) -> String {
        NumberSkeleton.string(value, skeleton: isPadded ? "integer-width/+00" : "", locale: locale.identifier)
            ?? "\(Int(value))"
    }

    private var separator: String {
        let system = locale.numberingSystem.identifier
        return ["latn", system].reversed().lazy.compactMap {
            LocaleResource.strings(["NumberElements", $0, "symbols", "timeSeparator"], locale: locale.identifier).first
        }.first ?? ":"
    }
}
