import Foundation

/// A value with a label.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public var body: some View {
        StyledControl(
            LabeledContentStyleKey.self,
            LabeledContentStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
        ).accessibilityControl(.labeledContent, label: AnyView(label), value: AnyView(content))
    }
}

extension LabeledContent where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    nonisolated public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The value that is being styled, as the styles outside the present one draw it.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// How a value and its label stand together.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum LabeledContentStyleKey: ControlStyleKey {
    @MainActor static let automatic = ControlStyle<LabeledContentStyleConfiguration>(AutomaticLabeledContentStyle()) {
        $0.makeBody(configuration: $1)
    }
}

nonisolated extension View {
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(LabeledContentStyleKey.self, style) { $0.makeBody(configuration: $1) }
    }
}

/// What a style knows of a labeled value.
public struct LabeledContentStyleConfiguration {
    /// What the value is called.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The value that the label describes.
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let label: Label
    public let content: Content
}

/// The label at the leading edge, the value in the secondary color at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if EnvironmentValues.current.labelsHidden {
            configuration.content
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(alignment: .leading) { configuration.label }
                Spacer(minLength: ViewSpacing.defaultDistance)
                configuration.content.foregroundStyle(.secondary)
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { .init() }
}
