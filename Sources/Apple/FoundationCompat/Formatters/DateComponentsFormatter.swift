import Foundation
import ICU

/// Writes amounts of time: “1 hour, 10 minutes”, “1h 10m”, “1:10:00”.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How long the words for units are; `positional` writes hours, minutes and seconds as a clock.
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    /// Which zeros are left out.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let `default` = Self(rawValue: 1 << 0)
        public static let dropLeading = Self(rawValue: 1 << 1)
        public static let dropMiddle = Self(rawValue: 1 << 2)
        public static let dropTrailing = Self(rawValue: 1 << 3)
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = Self(rawValue: 1 << 16)
    }

    open var unitsStyle: UnitsStyle = .positional
    /// None stands for all from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    open var calendar: Calendar? = .autoupdatingCurrent
    open var referenceDate: Date?
    open var allowsFractionalUnits = false
    /// How many units are written at most; 0 for all.
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    /// “About 1 hour”, in English; of other languages neither ICU nor CLDR has the words.
    open var includesApproximationPhrase = false
    /// “1 hour remaining”, in English.
    open var includesTimeRemainingPhrase = false
    open var formattingContext: Formatter.Context = .unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti.rounded()))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        let calendar = usedCalendar
        let isNegative = endDate < startDate
        let units = units
        let (start, end) = isNegative ? (endDate, startDate) : (startDate, endDate)
        let distance = calendar.dateComponents(Set(units), from: start, to: end)
        let amounts = units.map { (value: Double(distance.value(for: $0) ?? 0), component: $0) }
        return string(amounts, isNegative: isNegative)
    }

    open func string(from components: DateComponents) -> String? {
        let calendar = usedCalendar
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as NSNumber: string(from: seconds.doubleValue)
        default: nil
        }
    }

    private var usedCalendar: Calendar { calendar ?? .current }

    /// The units that may be written, the largest first.
    private var units: [Calendar.Component] {
        let all: [(NSCalendar.Unit, Calendar.Component)] = [
            (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour),
            (.minute, .minute), (.second, .second)
        ]
        let chosen = all.filter { allowedUnits.isEmpty || allowedUnits.contains($0.0) }
        return chosen.isEmpty ? [.second] : chosen.map(\.1)
    }

    private func string(
        _ amounts: [(value: Double, component: Calendar.Component)], isNegative: Bool
    ) -> String? {
        var amounts = collapsesLargestUnit ? collapsed(amounts) : amounts
        amounts = droppingZeros(amounts)
        if maximumUnitCount > 0 { amounts = Array(amounts.prefix(maximumUnitCount)) }
        let locale = usedCalendar.locale ?? .current
        if unitsStyle == .positional {
            let text = PositionalTime(padsFirst: zeroFormattingBehavior.contains(.pad), locale: locale).string(amounts)
            return withPhrases(isNegative ? "-\(text)" : text, locale)
        }
        if isNegative, let first = amounts.firstIndex(where: { $0.value != 0 }) { amounts[first].value.negate() }
        return withPhrases(UnitWords(style: wordStyle, locale: locale).string(amounts), locale)
    }

    private func withPhrases(_ text: String, _ locale: Locale) -> String {
        guard locale.language.languageCode == .english else { return text }
        return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private var wordStyle: UnitWords.Style {
        switch unitsStyle {
        case .positional, .abbreviated: .abbreviated
        case .short: .short
        case .full: .full
        case .spellOut: .spellOut
        case .brief: .brief
        }
    }

    private func droppingZeros(
        _ amounts: [(value: Double, component: Calendar.Component)]
    ) -> [(value: Double, component: Calendar.Component)] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard let first = amounts.firstIndex(where: { $0.value != 0 }),
            let last = amounts.lastIndex(where: { $0.value != 0 })
        else {
            // Nothing but zeros: the smallest unit says so, unless all are wanted.
            return behavior.isDisjoint(with: .dropAll) ? amounts : Array(amounts.suffix(1))
        }
        return amounts.enumerated().filter { index, amount in
            if amount.value != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return index > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
        }.map(\.element)
    }

    /// One of the largest unit becomes more of the next: 63 seconds instead of 1:03.
    private func collapsed(
        _ amounts: [(value: Double, component: Calendar.Component)]
    ) -> [(value: Double, component: Calendar.Component)] {
        guard let first = amounts.firstIndex(where: { $0.value != 0 }), amounts[first].value == 1,
            first + 1 < amounts.count
        else { return amounts }
        let sizes: [Calendar.Component: [Calendar.Component: Double]] = [
            .year: [.month: 12], .weekOfMonth: [.day: 7], .day: [.hour: 24], .hour: [.minute: 60],
            .minute: [.second: 60]
        ]
        guard let size = sizes[amounts[first].component]?[amounts[first + 1].component] else { return amounts }
        var amounts = amounts
        amounts[first + 1].value += size
        amounts.remove(at: first)
        return amounts
    }
}

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
