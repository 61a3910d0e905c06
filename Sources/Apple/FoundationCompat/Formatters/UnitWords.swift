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

/// Puts the words for a number in the place of its digits.
enum SpelledOut {
    /// “three hours” for “3 hours”; `unit` is CLDR's name of what is counted. Text in which the number does not stand
    /// in digits stays.
    static func words(_ text: String, number: Double, unit: String, locale: String) -> String {
        guard let digits = NumberSkeleton.string(number, skeleton: "", locale: locale),
            let place = text.range(of: digits),
            let words = SpelledNumber.string(
                number, gender: SpelledNumber.gender(ofDuration: unit, locale: locale), locale: locale)
        else { return text }
        return text.replacingCharacters(in: place, with: words)
    }
}

/// A number with its unit, perhaps converted to what people use for such a thing in a region.
struct MeasurementWords {
    enum Width: String { case full = "unit-width-full-name", short = "unit-width-short", narrow = "unit-width-narrow" }

    var width: Width
    /// CLDR's name of what is measured, such as `road`; nil to keep the unit.
    var usage: String?
    /// The precision, as a part of a number skeleton; empty for CLDR's.
    var precision = ""
    /// Writes the number instead of ICU.
    var number: ((Double) -> String)?
    var hidesScale = false
    let locale: Locale

    func string(_ value: Double, _ unit: Unit) -> String {
        guard let identifier = UnitIdentifiers.identifier(of: unit) else { return own(value, unit) }
        var value = value, name = identifier
        if hidesScale {
            // “21°”: the unit is converted by hand, since ICU hides it only by naming another.
            if usage != nil, let unit = unit as? UnitTemperature {
                let local: UnitTemperature = locale.measurementSystem == .us ? .fahrenheit : .celsius
                value = Measurement(value: value, unit: unit).converted(to: local).value
            }
            name = "temperature-generic"
        }
        // The unit without a scale is no identifier of its own, only a type with a subtype.
        let stem = hidesScale ? "measure-unit" : "unit"
        let usage = usage.flatMap { hidesScale ? nil : "usage/\($0)" } ?? ""
        let precision = hidesScale && precision.isEmpty && self.usage != nil ? "precision-integer" : precision
        func text(_ precision: String) -> String? {
            // CLDR has no usages of angles, frequencies and others, and ICU writes none with one.
            [usage, ""].lazy.compactMap { usage in
                NumberSkeleton.string(
                    value, skeleton: "\(stem)/\(name) \(width.rawValue) \(usage) \(precision)",
                    locale: locale.identifier)
            }.first.map(appleUnit)
        }
        guard let number else { return text(precision) ?? own(value, unit) }
        return text("rounding-mode-half-even .##########").map { replacingNumber(in: $0, by: number) }
            ?? own(value, unit)
    }

    /// Apple's data says “km/hr” where CLDR's says “km/h” (measured-2026-11 M6).
    private func appleUnit(_ text: String) -> String {
        let isAmerican = locale.identifier == "en" || locale.identifier.hasPrefix("en_US")
        return width == .narrow && isAmerican && text.hasSuffix("km/h") ? text + "r" : text
    }

    /// What may stand between the digits of a number.
    private static let numberMarks = Set(".,’'٫٬ \u{A0}\u{202F}".unicodeScalars)

    /// The converted number is read back from the text, which has all its digits, and written anew.
    private func replacingNumber(in text: String, by number: (Double) -> String) -> String {
        func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .decimalNumber }
        let scalars = text.unicodeScalars
        guard let start = scalars.firstIndex(where: isDigit), let last = scalars.lastIndex(where: isDigit) else {
            return text
        }
        let place = start..<scalars.index(after: last)
        guard scalars[place].allSatisfy({ isDigit($0) || Self.numberMarks.contains($0) }) else { return text }
        // By hand: a formatter takes 0.3 ms to be made, and a forecast has dozens of temperatures.
        let separator = locale.decimalSeparator?.unicodeScalars.first
        let plain = scalars[place].reduce(into: "") { plain, scalar in
            if let digit = Character(scalar).wholeNumberValue {
                plain += String(digit)
            } else if scalar == separator {
                plain += "."
            }
        }
        guard let value = Double(plain) else { return text }
        return text.replacingCharacters(in: place, with: number(value))
    }

    /// A unit that CLDR does not know shows its symbol.
    private func own(_ value: Double, _ unit: Unit) -> String {
        let text =
            number.map { $0(value) }
            ?? NumberSkeleton.string(value, skeleton: precision, locale: locale.identifier) ?? "\(value)"
        return "\(text) \(unit.symbol)"
    }
}
