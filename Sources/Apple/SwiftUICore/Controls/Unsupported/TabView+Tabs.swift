import Geometry

/// What a tab view holds that is made of tabs; never drawn.
public struct TabContentView<Content: TabContent>: View {
    public var body: some View { EmptyView() }
}

extension TabView {
    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentView<C>, C.TabValue == SelectionValue { self.init() }

    nonisolated public init<C: TabContent>(
        @TabContentBuilder<Never> content: () -> C
    ) where SelectionValue == Never, Content == TabContentView<C>, C.TabValue == Never { self.init() }
}

/// Tabs that become a sidebar where there is room; never drawn.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
/// Tabs in a bar; never drawn.
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: Self { Self() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { Self() } }

/// When the bar of tabs becomes small; a widget has none.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let rawValue: Int
    public static let automatic = Self(rawValue: 0), never = Self(rawValue: 1), onScrollDown = Self(rawValue: 2)
    public static let onScrollUp = Self(rawValue: 3)
}

extension TabContent {
    /// Changes nothing: a widget has no tabs.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { _Tabs<TabValue>() }
    /// Changes nothing: a widget has no tabs.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { _Tabs<TabValue>() }
    /// Changes nothing: a widget has no tabs.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { _Tabs<TabValue>() }
    /// Changes nothing: a widget has no tabs.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { _Tabs<TabValue>() }
    /// Changes nothing: a widget has no tabs.
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { _Tabs<TabValue>() }
    /// Changes nothing: a widget has no tabs.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { _Tabs<TabValue>() }
    /// Changes nothing: a widget has no tabs.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { _Tabs<TabValue>() }
}

nonisolated extension View {
    /// Changes nothing: a widget has no tabs.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    /// Draws no accessory: a widget has no tabs.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}

/// Where the accessory below a tab view's content is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    case inline, expanded
}

extension EnvironmentValues {
    /// Always nil: no tab view is drawn.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}
