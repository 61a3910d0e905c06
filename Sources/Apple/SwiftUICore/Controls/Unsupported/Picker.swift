import Foundation

/// A choice among values, which a widget does not show.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}

    /// The spelling of iOS 13.
    nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {}

    /// The form with what is shown while the picker is closed, since iOS 18.
    nonisolated public init<Current: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current
    ) {}

    public var body: some View { UnsupportedView(name: "Picker", extent: .row(height: 32)) }
}

extension Picker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {}

    /// The form with what is shown while the picker is closed, since iOS 18.
    nonisolated public init<Current: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {}
}

/// How a picker looks; a widget shows none.
public protocol PickerStyle {}
/// The style that a picker has by default; never drawn.
public struct DefaultPickerStyle: PickerStyle { public init() {} }
/// The choices as segments in a row; never drawn.
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
/// The choices on a wheel; never drawn.
public struct WheelPickerStyle: PickerStyle { public init() {} }
/// The choices in a menu; never drawn.
public struct MenuPickerStyle: PickerStyle { public init() {} }
/// The choices among the rows around the picker; never drawn.
public struct InlinePickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { .init() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }

nonisolated extension View {
    /// Changes nothing: a widget shows no picker.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}

/// A choice of a color, which a widget does not show.
public struct ColorPicker<Label: View>: View {
    nonisolated public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {}

    public var body: some View { UnsupportedView(name: "ColorPicker", extent: .row(height: 34)) }
}

extension ColorPicker where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {}
}
