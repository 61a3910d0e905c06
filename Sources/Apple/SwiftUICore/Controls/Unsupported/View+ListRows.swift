import Geometry

// A widget shows no list.

/// How far the sections of a list are apart; a widget shows none.
public struct ListSectionSpacing: Sendable {
    public static let `default` = Self(), compact = Self()
    public static func custom(_ spacing: CGFloat) -> Self { Self() }
}

/// How an item of a list is tinted; a widget shows none.
public struct ListItemTint: Sendable {
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
    public static let monochrome = ListItemTint()
}

nonisolated extension View {
    /// Changes nothing: a widget shows no list.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    /// Changes nothing: a widget shows no list.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    /// Changes nothing: a widget shows no list.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    /// Changes nothing outside lists, which a widget does not show.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    /// Changes nothing outside lists, which a widget does not show.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    /// Changes nothing outside lists, which a widget does not show.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    /// Changes nothing outside lists, which a widget does not show.
    public func listItemTint(_ tint: ListItemTint?) -> some View { self }
    /// Changes nothing outside lists, which a widget does not show.
    public func listItemTint(_ tint: Color?) -> some View { self }
    /// Changes nothing: a widget shows no list.
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }
    /// Changes nothing: a widget shows no list.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    /// Changes nothing: a widget shows no list.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Draws no badge outside lists and tabs, which a widget does not show.
    public func badge(_ count: Int) -> some View { self }
    /// Draws no badge outside lists and tabs, which a widget does not show.
    public func badge(_ label: Text?) -> some View { self }
    /// Draws no badge outside lists and tabs, which a widget does not show.
    public func badge(_ key: LocalizedStringKey?) -> some View { self }
    /// Draws no badge outside lists and tabs, which a widget does not show.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
}
