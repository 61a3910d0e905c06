// A widget takes no text, so it has no search field.

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
    public static let automatic = Self(), toolbar = Self(), sidebar = Self(), navigationBarDrawer = Self()
    /// Whether the field of a navigation bar stays.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = Self(), always = Self()
    }
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { Self() }
}

nonisolated extension View {
    /// Shows no search field: a widget takes no text.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement, prompt: Text? = nil
    ) -> some View { self }
    /// Shows no search field: a widget takes no text.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { self }
    /// Shows no search field: a widget takes no text.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement, prompt: S
    ) -> some View { self }
    /// Shows no search field: a widget takes no text.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { self }
    /// Shows no search field: a widget takes no text.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { self }
    /// Shows no scopes: a widget has no search field.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { self }
    /// Shows no suggestions: a widget has no search field.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
    /// Changes nothing: a widget has no search field.
    public func searchCompletion(_ completion: String) -> some View { self }
    /// Changes nothing: no view of a widget has the focus.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
    /// Changes nothing: no view of a widget has the focus.
    public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View { self }
}
