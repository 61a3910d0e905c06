/// A stack of screens, which a widget does not show.
public struct NavigationStack<Data, Root: View>: View {
    nonisolated(unsafe) let root: Root
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == Never { self.root = root() }
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
    }
    public var body: some View { UnsupportedView(name: "NavigationStack", extent: .all) }
}

/// A stack of screens, which a widget does not show.
public struct NavigationView<Content: View>: View {
    nonisolated(unsafe) let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { UnsupportedView(name: "NavigationView", extent: .all) }
}

/// How a navigation view looks; a widget shows none.
public protocol NavigationViewStyle {}

/// The style that a navigation view has by default; never drawn.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
/// One screen at a time; never drawn.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// Screens in columns; never drawn.
public struct ColumnNavigationViewStyle: NavigationViewStyle { init() {} }
/// Screens in two columns; never drawn.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: Self { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { .init() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { .init() } }

nonisolated extension View {
    /// Changes nothing: a widget shows no navigation view.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// Leads to another screen; its label is drawn as a button's.
public struct NavigationLink<Label: View, Destination: View>: View {
    nonisolated(unsafe) let label: Label

    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    public var body: some View {
        Button {
        } label: {
            label
        }
    }
}

extension NavigationLink where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

/// The forms that a binding opens; a widget opens nothing.
extension NavigationLink {
    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(destination: destination, label: label) }

    nonisolated public init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) { self.init(destination: destination, label: label) }

    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(destination: destination, label: label) }

    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { self.init(destination: destination, label: label) }
}

extension NavigationLink where Destination == Never {
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

/// How the title of a navigation bar is shown.
public struct NavigationBarItem: Hashable, Sendable {
    /// How large a title is in its bar; ignored, as a widget has no bar.
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// A widget has no navigation bar.
nonisolated extension View {
    /// Shows no title: a widget has no navigation bar.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    /// Shows no title: a widget has no navigation bar.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    /// Shows no title: a widget has no navigation bar.
    public func navigationTitle(_ title: Text) -> some View { self }
    /// Draws no title: a widget has no navigation bar.
    public func navigationTitle(_ title: Binding<String>) -> some View { self }
    /// Shows no title: a widget has no navigation bar.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    /// Shows no title: a widget has no navigation bar.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
    /// Shows no title: a widget has no navigation bar.
    public func navigationBarTitle(_ title: Text) -> some View { self }
    /// Shows no title: a widget has no navigation bar.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    /// Shows no title: a widget has no navigation bar.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    /// Shows no title: a widget has no navigation bar.
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    /// Changes nothing: a widget has no navigation bar.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    /// Changes nothing: a widget has no navigation bar to hide.
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    /// Changes nothing: a widget has no back button.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    /// Draws no items: a widget has no navigation bar.
    public func navigationBarItems<T: View>(trailing: T) -> some View { self }
    /// Draws no items: a widget has no navigation bar.
    public func navigationBarItems<L: View>(leading: L) -> some View { self }
    /// Draws no items: a widget has no navigation bar.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
    /// Never builds the destination: a widget shows one screen.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    /// Never builds the destination: a widget shows one screen.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View { self }
}

// A widget has no bars to put items in.

/// Items for a bar; a widget has none, and their content is never asked for.
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @MainActor @preconcurrency @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// What has no content of its own to look into.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}
extension _PrimitiveToolbarContent {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A list of items, none of which is looked at.
public struct _ToolbarItems: _PrimitiveToolbarContent { init() {} }

extension Optional: ToolbarContent, _PrimitiveToolbarContent where Wrapped: ToolbarContent {}

/// Accepts the items of a toolbar and drops them.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarItems {
        .init()
    }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems { .init() }
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems { .init() }
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems {
        .init()
    }
}

/// Where in a bar an item goes; all placements are equal, as none is used.
public struct ToolbarItemPlacement: Hashable, Sendable {
    public static let automatic = Self(), principal = Self(), navigation = Self(), primaryAction = Self()
    public static let secondaryAction = Self(), status = Self(), confirmationAction = Self()
    public static let cancellationAction = Self(), destructiveAction = Self(), keyboard = Self(), bottomBar = Self()
    public static let topBarLeading = Self(), topBarTrailing = Self()
    public static let navigationBarLeading = Self(), navigationBarTrailing = Self()
}

/// A single item of a bar; its content is never built.
public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == () {}
}

/// Several items of a bar; their content is never built.
public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// A bar that a modifier is about; all are equal, as a widget has none.
public struct ToolbarPlacement: Hashable, Sendable {
    public static let automatic = Self(), bottomBar = Self(), navigationBar = Self(), tabBar = Self()
    public static let bottomOrnament = Self()
}

nonisolated extension View {
    /// Changes nothing: a widget has no bars.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// Changes nothing: a widget has no bars.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// Changes nothing: a widget has no bars.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    /// Changes nothing: a widget has no bars.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// Changes nothing: a widget has no bars.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
    /// Draws no items: a widget has no bars.
    @_disfavoredOverload
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// Draws no items: a widget has no bars.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { self }
    /// Draws no items: a widget has no bars.
    public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { self }
}
