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
}
