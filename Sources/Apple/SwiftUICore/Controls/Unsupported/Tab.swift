import Geometry

// A widget shows no tabs.

/// Tabs; their content is never built.
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent
    @MainActor @preconcurrency @TabContentBuilder<TabValue> var body: Body { get }
}

extension Never: TabContent {
    /// `Never`: what is no tab has no value.
    public typealias TabValue = Never
}

/// What has no content of its own to look into.
public protocol _PrimitiveTabContent: TabContent where Body == Never {}
extension _PrimitiveTabContent {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Several tabs, none of which is looked at.
public struct _Tabs<TabValue: Hashable>: _PrimitiveTabContent { nonisolated init() {} }

extension Optional: TabContent, _PrimitiveTabContent where Wrapped: TabContent {
    /// The value of the tab that there may be.
    public typealias TabValue = Wrapped.TabValue
}

/// Accepts tabs and drops them.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }
    public static func buildBlock<each Content: TabContent>(_ content: repeat each Content) -> _Tabs<TabValue> {
        .init()
    }
    public static func buildIf<Content: TabContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<Content: TabContent>(first: Content) -> _Tabs<TabValue> { .init() }
    public static func buildEither<Content: TabContent>(second: Content) -> _Tabs<TabValue> { .init() }
    public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> _Tabs<TabValue> { .init() }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let rawValue: Int
    public static let search = TabRole(rawValue: 0)
}

/// A tab; its content is never built.
public struct Tab<Value: Hashable, Content: View, Label: View>: _PrimitiveTabContent {
    /// The value that selects the tab.
    public typealias TabValue = Value

    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
}

/// The label that tabs have that are given a title and an image.
public struct DefaultTabLabel: View {
    public var body: some View { EmptyView() }
}

extension Tab where Label == DefaultTabLabel {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {}
    nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {}
}

extension Tab where Value == Never {
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {}
    nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {}
}

/// Tabs under a header; their content is never built.
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
    _PrimitiveTabContent
{
    /// The value that selects one of the tabs.
    public typealias TabValue = SelectionValue
}

extension TabSection where Footer == EmptyView, SelectionValue == Content.TabValue {
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {}
}

extension TabSection where Header == Text, Footer == EmptyView, SelectionValue == Content.TabValue {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {}
}
