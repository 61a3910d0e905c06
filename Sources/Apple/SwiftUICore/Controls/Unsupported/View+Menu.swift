// A widget shows no menu.

/// How a menu looks; a widget shows none.
public protocol MenuStyle {}
/// The style that a menu has by default; never drawn.
public struct DefaultMenuStyle: MenuStyle { public init() {} }
/// A button that opens a menu; never drawn.
public struct ButtonMenuStyle: MenuStyle { public init() {} }
/// A button without a border that opens a menu; never drawn.
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { .init() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { .init() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { .init() } }

/// In which order a menu shows its items.
public struct MenuOrder: Hashable, Sendable {
    private let rawValue: Int
    public static let automatic = Self(rawValue: 0), priority = Self(rawValue: 1), fixed = Self(rawValue: 2)
}

/// Whether a menu closes after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let rawValue: Int
    public static let automatic = Self(rawValue: 0), enabled = Self(rawValue: 1), disabled = Self(rawValue: 2)
}

nonisolated extension View {
    /// Changes nothing: a widget shows no menu.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    /// Changes nothing: a widget shows no menu.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
    /// Changes nothing: a widget shows no menu.
    public func menuOrder(_ order: MenuOrder) -> some View { self }
    /// Changes nothing: a widget shows no menu.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    /// A menu that opens on a long press; a widget shows none.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { self }
    /// A menu for the selection of a list; a widget shows none.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { self }
}

extension Menu {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: label) }
}

extension Menu where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(titleKey, content: content) }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { SwiftUICore.Label(titleKey, systemImage: systemImage) } }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { SwiftUICore.Label(title, systemImage: systemImage) } }
}
