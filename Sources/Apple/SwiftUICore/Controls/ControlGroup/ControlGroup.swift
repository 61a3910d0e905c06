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
