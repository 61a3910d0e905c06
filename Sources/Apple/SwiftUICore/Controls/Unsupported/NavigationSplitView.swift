import Geometry

/// Screens in two or three columns, which a widget does not show.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {}

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {}

    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {}

    public var body: some View { UnsupportedView(name: "NavigationSplitView", extent: .all) }
}

extension NavigationSplitView where Content == EmptyView {
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {}

    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {}
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let rawValue: Int
    public static let automatic = Self(rawValue: 0), all = Self(rawValue: 1), doubleColumn = Self(rawValue: 2)
    public static let detailOnly = Self(rawValue: 3)
}

/// A column.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let rawValue: Int
    public static let sidebar = Self(rawValue: 0), content = Self(rawValue: 1), detail = Self(rawValue: 2)
}

/// How the columns stand; a widget shows none.
public protocol NavigationSplitViewStyle {}
/// The style that a split view has by default; never drawn.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
/// Columns that share the width; never drawn.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
/// A detail that keeps its width; never drawn.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: Self { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: Self { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: Self { .init() }
}

/// How one screen follows another; a widget shows one.
public protocol NavigationTransition {}
/// The transition that screens have by default; never drawn.
public struct AutomaticNavigationTransition: NavigationTransition {}
/// A screen that grows out of a view; never drawn.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: Self { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> Self { .init() }
}

/// How a view looks while a screen grows out of it.
@MainActor @preconcurrency public protocol MatchedTransitionSourceConfiguration {}
/// The look that a view has by itself.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    nonisolated init() {}

    /// Changes nothing: no screen follows a widget.
    nonisolated public func background(_ style: Color) -> Self { self }
    /// Changes nothing: no screen follows a widget.
    nonisolated public func clipShape(_ shape: RoundedRectangle) -> Self { self }
    /// Changes nothing: no screen follows a widget.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Self { self }
}

nonisolated extension View {
    /// Changes nothing: a widget shows no split view.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    /// Changes nothing: a widget shows no split view.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    /// Changes nothing: a widget shows no split view.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
    /// Changes nothing: a widget shows one screen.
    public func navigationTransition<S: NavigationTransition>(_ style: S) -> some View { self }
    /// Changes nothing: no screen follows a widget.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    /// Changes nothing: no screen follows a widget.
    public func matchedTransitionSource<ID: Hashable, C: MatchedTransitionSourceConfiguration>(
        id: ID, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> C
    ) -> some View { self }
    /// Draws no subtitle: a widget has no navigation bar.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
    /// Draws no subtitle: a widget has no navigation bar.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
    /// Draws no subtitle: a widget has no navigation bar.
    public func navigationSubtitle(_ subtitle: Text) -> some View { self }
}
