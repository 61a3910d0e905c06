import Foundation

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a date, which a widget does not show.
public struct DatePicker<Label: View>: View {
    /// The parts of the date that the picker would offer.
    public typealias Components = DatePickerComponents

    nonisolated public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {}
    nonisolated public init<R: RangeExpression>(
        selection: Binding<Date>, in range: R, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) where R.Bound == Date {}

    public var body: some View { UnsupportedView(name: "DatePicker", extent: .row(height: 34)) }
}

extension DatePicker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    nonisolated public init<R: RangeExpression>(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) where R.Bound == Date {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, R: RangeExpression>(
        _ title: S, selection: Binding<Date>, in range: R, displayedComponents: Components = [.hourAndMinute, .date]
    ) where R.Bound == Date {}
}

/// How a date is chosen; a widget shows no picker.
public protocol DatePickerStyle {}
public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { .init() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { .init() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { .init() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { .init() } }

nonisolated extension View {
    /// Changes nothing: a widget shows no picker.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
