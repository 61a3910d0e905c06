/// Content set apart from what is around it.
public struct GroupBox<Label: View, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The spelling of iOS 14.
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    public var body: some View {
        StyledControl(
            GroupBoxStyleKey.self,
            GroupBoxStyleConfiguration(
                label: .init(content: AnyView(slot: label)), content: .init(content: AnyView(content))))
    }
}

extension GroupBox where Label == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The group box that is being styled, as the styles outside the present one draw it.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// How a group box sets its content apart.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum GroupBoxStyleKey: ControlStyleKey {
    @MainActor static let automatic = ControlStyle<GroupBoxStyleConfiguration>(DefaultGroupBoxStyle()) {
        $0.makeBody(configuration: $1)
    }
}

nonisolated extension View {
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(GroupBoxStyleKey.self, style) { $0.makeBody(configuration: $1) }
    }
}

/// What a style knows of a group box.
public struct GroupBoxStyleConfiguration {
    /// The title of the box; draws nothing if the box has none.
    public struct Label: View, OptionalSlot {
        let content: AnyView?
        var isEmpty: Bool { content == nil }
        public var body: some View { content }
    }

    /// What the box encloses.
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// Empty where the group box has none.
    public let label: Label
    public let content: Content
}

/// A rounded box on a fill, its label in bold above the content.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}

    /// 16 points of padding, the default, and corners of 8, as UIKit's grouped boxes have them: Apple publishes
    /// neither.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: ViewSpacing.defaultDistance) {
            if !configuration.label.isEmpty { configuration.label.font(.headline) }
            VStack { configuration.content }
        }
        .padding()
        .background(Color(source: .system(.background(level: 1))), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { .init() }
}
