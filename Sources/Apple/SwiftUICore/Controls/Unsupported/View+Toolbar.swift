import Geometry

// A widget has no bars.

/// What a toolbar is for.
public struct ToolbarRole: Sendable {
    public static let automatic = Self(), navigationStack = Self(), browser = Self(), editor = Self()
}

/// How large the title of a toolbar is.
public struct ToolbarTitleDisplayMode: Sendable {
    public static let automatic = Self(), inline = Self(), inlineLarge = Self(), large = Self()
}

/// How wide the room between items is.
public struct SpacerSizing: Sendable {
    public static let fixed = Self(), flexible = Self()
}

/// Room between the items of a bar; never drawn.
public struct ToolbarSpacer: _PrimitiveToolbarContent {
    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarItem where ID == String {
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {}
}

extension ToolbarContent {
    /// Changes nothing: a widget has no bars.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        _ToolbarItems()
    }
    /// Changes nothing: a widget has no bars.
    nonisolated public func matchedTransitionSource<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some ToolbarContent { _ToolbarItems() }
}

nonisolated extension View {
    /// Changes nothing: a widget has no bars.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    /// Changes nothing: a widget has no bars.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
    /// Draws no menu: a widget has no bars.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    /// Changes nothing: a widget has no bars.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    /// Changes nothing: a widget has no bars.
    public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    /// Changes nothing: a widget has no status bar.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// Changes nothing: a widget has no status bar.
    public func statusBar(hidden: Bool) -> some View { self }
    /// Changes nothing: what the system draws over an app is not over a widget.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// Changes nothing: a widget takes no gestures.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
