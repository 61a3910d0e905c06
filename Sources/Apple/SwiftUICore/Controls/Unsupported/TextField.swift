import Foundation

/// A line of text to edit, which a widget does not show.
public struct TextField<Label: View>: View {
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
    public var body: some View { UnsupportedView(name: "TextField", extent: .row(height: 22)) }
}

extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {}
}

/// The forms that read a value out of the text.
extension TextField {
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {}

    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {}
}

extension TextField where Label == Text {
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {}
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {}
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {}
}

/// How a text field looks; a widget shows none.
public protocol TextFieldStyle {
    associatedtype _Body: View = EmptyView
    typealias _Label = _TextFieldStyleLabel
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body
}

extension TextFieldStyle where _Body == EmptyView {
    public func _body(configuration: TextField<Self._Label>) -> EmptyView { EmptyView() }
}

/// What a style knows of a text field's label.
public struct _TextFieldStyleLabel: View {
    public var body: some View { EmptyView() }
}

/// The style that a text field has by default; never drawn.
public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
/// A text field without a border; never drawn.
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
/// A text field with a rounded border; never drawn.
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { .init() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { .init() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: Self { .init() }
}

nonisolated extension View {
    /// Changes nothing: a widget shows no text field.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}

/// A line of hidden text to edit, which a widget does not show.
public struct SecureField<Label: View>: View {
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
    public var body: some View { UnsupportedView(name: "SecureField", extent: .row(height: 22)) }
}

extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

/// Text to edit, which a widget does not show.
public struct TextEditor: View {
    nonisolated public init(text: Binding<String>) {}
    public var body: some View { UnsupportedView(name: "TextEditor", extent: .all) }
}

// A widget takes no text.

nonisolated extension View {
    /// Never runs its action: a widget takes no text.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
    /// Changes nothing: a widget has no keyboard.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    /// Changes nothing: a widget takes no text.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// Changes nothing: a widget takes no text.
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// Changes nothing: a widget takes no text.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
    /// Shows no search field: a widget takes no text.
    public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View { self }
    /// Shows no search field: a widget takes no text.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(text: Binding<String>, prompt: S) -> some View { self }
    /// Never runs its action: no one pulls a widget down.
    public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View { self }
}

/// What submits a view's text; nothing does in a widget.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The label of a keyboard's return key; a widget has no keyboard.
public struct SubmitLabel: Sendable {
    public static var done: SubmitLabel { .init() }
    public static var go: SubmitLabel { .init() }
    public static var send: SubmitLabel { .init() }
    public static var join: SubmitLabel { .init() }
    public static var route: SubmitLabel { .init() }
    public static var search: SubmitLabel { .init() }
    public static var `return`: SubmitLabel { .init() }
    public static var next: SubmitLabel { .init() }
    public static var `continue`: SubmitLabel { .init() }
}

/// Which letters a keyboard would capitalize; a widget has no keyboard.
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { .init() }
    public static var words: TextInputAutocapitalization { .init() }
    public static var sentences: TextInputAutocapitalization { .init() }
    public static var characters: TextInputAutocapitalization { .init() }
}
