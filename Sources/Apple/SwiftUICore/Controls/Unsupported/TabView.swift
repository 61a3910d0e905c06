/// Pages to switch between, which a widget does not show.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    nonisolated init() {}
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
    nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}
    public var body: some View { UnsupportedView(name: "TabView", extent: .all) }
}

nonisolated extension View {
    /// Draws no label: a widget has no tabs.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    /// Changes nothing: a widget has no tabs.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
    /// Changes nothing: a widget has no pages.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

/// How pages are switched between; a widget shows none.
public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
/// Pages that scroll, with a dot for each; a widget shows none.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Sendable {
        public static let automatic = Self(), always = Self(), never = Self()
    }
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: Self { Self() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: Self { Self() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

/// How the dots of pages look; a widget shows none.
public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle {
    /// When the dots have a background.
    public struct BackgroundDisplayMode: Sendable {
        public static let automatic = Self(), interactive = Self(), always = Self(), never = Self()
    }
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: Self { Self() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self { Self() }
}
