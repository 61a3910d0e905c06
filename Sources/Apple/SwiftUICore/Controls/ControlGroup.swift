/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
    nonisolated(unsafe) private let content: Content
    nonisolated private let label: AnyView?

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = nil
    }

    nonisolated private init(content: Content, label: AnyView?) {
        self.content = content
        self.label = label
    }

    public var body: some View {
        StyledControl(
            ControlGroupStyleKey.self,
            ControlGroupStyleConfiguration(content: .init(content: AnyView(content)), label: .init(content: label)))
    }
}

extension ControlGroup {
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(content: LabeledControlGroupContent(content: content()), label: AnyView(slot: label()))
    }

    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// The group that is being styled, as the styles outside the present one draw it.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration)
    where Content == ControlGroupStyleConfiguration.Content {
        self.init(content: configuration.content, label: configuration.label.content)
    }
}

/// The content of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    nonisolated(unsafe) let content: Content
    nonisolated init(content: Content) { self.content = content }
    public var body: some View { content }
}

/// How controls that belong together are arranged.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum ControlGroupStyleKey: ControlStyleKey {
    @MainActor static let automatic = ControlStyle<ControlGroupStyleConfiguration>(AutomaticControlGroupStyle()) {
        $0.makeBody(configuration: $1)
    }
}

nonisolated extension View {
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(ControlGroupStyleKey.self, style) { $0.makeBody(configuration: $1) }
    }
}

/// What a style knows of a group of controls.
public struct ControlGroupStyleConfiguration {
    /// The controls of the group, each a view of its own for the style to arrange.
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The label of the group; draws nothing if the group has none.
    public struct Label: View, OptionalSlot {
        let content: AnyView?
        var isEmpty: Bool { content == nil }
        public var body: some View { content }
    }

    public let content: Content
    /// Empty where the group has none.
    public let label: Label
}

/// The controls side by side; the label is what a menu would show in their place.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.content }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { .init() }
}

/// As automatic: a widget has no toolbar to differ in.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.content }
    }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { .init() }
}
