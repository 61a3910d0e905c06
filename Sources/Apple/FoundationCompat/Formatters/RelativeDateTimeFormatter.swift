import Findings
import Foundation
import ICU
import RenderModel

/// Says how far away a date is: “in 3 days”, “yesterday”.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether near days have names, such as yesterday.
    public enum DateTimeStyle: Int, Sendable { case numeric, named }

    /// How long the words are; `spellOut` writes the number in words, too.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    open var dateTimeStyle: DateTimeStyle = .numeric
    open var unitsStyle: UnitsStyle = .full
    open var formattingContext: Formatter.Context = .unknown
    open var calendar: Calendar! = .autoupdatingCurrent
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let units: [(component: Calendar.Component, unit: RelativeWords.Unit)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
        (.second, .second)
    ]

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The largest unit in which the dates differ, smaller ones left out.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let calendar = calendar ?? Calendar.current
        // Whole seconds, so that an hour less a few nanoseconds is an hour.
        let start = Date(timeIntervalSinceReferenceDate: referenceDate.timeIntervalSinceReferenceDate.rounded())
        let end = Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded())
        var distance = calendar.dateComponents(Set(Self.units.map(\.component)), from: start, to: end)
        // Components of the past that are all zero would read as the future.
        if start == end { distance = DateComponents(second: 0) }
        return localizedString(from: distance)
    }

    open func localizedString(from dateComponents: DateComponents) -> String {
        let values = Self.units.compactMap { unit in
            Self.value(of: unit.component, in: dateComponents).map { (value: $0, unit: unit.unit) }
        }
        let chosen = values.first { $0.value != 0 } ?? values.last ?? (value: 0, unit: .second)
        return words(Double(chosen.value), chosen.unit)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private static func value(of component: Calendar.Component, in components: DateComponents) -> Int? {
        let value = components.value(for: component) ?? (component == .weekOfMonth ? components.weekOfYear : nil)
        return value == Int.max ? nil : value
    }

    private func words(_ value: Double, _ unit: RelativeWords.Unit) -> String {
        let identifier = (locale ?? .current).identifier
        let width: RelativeWords.Width
        switch unitsStyle {
        case .full, .spellOut: width = .long
        case .short: width = .short
        case .abbreviated: width = .narrow
        }
        let words = RelativeWords.string(
            value, unit, width: width, position: position, prefersNames: dateTimeStyle == .named, locale: identifier)
        guard unitsStyle == .spellOut else { return words ?? "" }
        return words.map { SpelledOut.words($0, number: value.magnitude, unit: unit.name, locale: identifier) } ?? ""
    }

    private var position: RelativeWords.Position {
        switch formattingContext {
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        case .standalone: .standalone
        case .listItem: .listItem
        default: .any
        }
    }
}

private let contexts = AssociatedKey()

/// Where what is associated with objects is kept under: told from others by its address.
private final class AssociatedKey: Sendable {}

extension DateFormatter {
    /// Where the text will stand, by which languages write names of days and months small or large.
    ///
    /// This Foundation writes them as in the middle of a sentence everywhere: a finding says so where that differs.
    public var formattingContext: Formatter.Context {
        get { objc_getAssociatedObject(self, contexts.address) as? Formatter.Context ?? .unknown }
        set {
            objc_setAssociatedObject(self, contexts.address, newValue, .OBJC_ASSOCIATION_RETAIN)
            guard newValue != .unknown, newValue != .dynamic, newValue != .middleOfSentence, writesNamesSmall else {
                return
            }
            MissingData.record(
                store: Finding(
                    .formattingContextIgnored,
                    "a date formatter's formattingContext is ignored: '\(locale.identifier)' writes names of days and "
                        + "months small, as in the middle of a sentence"))
        }
    }

    private var writesNamesSmall: Bool {
        (monthSymbols + weekdaySymbols).contains { $0.first?.isLowercase == true }
    }
}

extension AssociatedKey {
    fileprivate var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
