import Foundation

// A widget presents nothing over itself.

/// An alert in its older form.
public struct Alert {
    /// A button of an alert; never shown, and its action never runs.
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A choice of actions in its older form.
public struct ActionSheet {
    /// A button of an action sheet, which is the same as an alert's.
    public typealias Button = Alert.Button
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
    public static let medium = PresentationDetent()
    public static let large = PresentationDetent()
    public static func fraction(_ fraction: Double) -> PresentationDetent { PresentationDetent() }
    public static func height(_ height: Double) -> PresentationDetent { PresentationDetent() }
}

nonisolated extension View {
    /// Never builds the sheet: a widget presents nothing.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// Never builds the sheet: a widget presents nothing.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// Never builds the cover: a widget presents nothing.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// Never builds the cover: a widget presents nothing.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// Changes nothing: a widget is not a sheet.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    /// Changes nothing: a widget is not a sheet.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// Changes nothing: a widget is not a sheet.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    /// Changes nothing: a widget is not a sheet.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    /// Changes nothing: a widget is not a sheet.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    /// Changes nothing: a widget cannot be dismissed.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// Closes what is presented; a widget presents nothing.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
    nonisolated init() {}
    /// Does nothing.
    public func callAsFunction() {}
}

/// Whether a view is presented by another, in its older form.
public struct PresentationMode: Sendable {
    /// Always false.
    public var isPresented: Bool { false }
    /// Does nothing.
    public mutating func dismiss() {}
}

nonisolated extension EnvironmentValues {
    public var dismiss: DismissAction { DismissAction() }
    /// Always false: a widget is not presented by another view.
    public var isPresented: Bool { false }
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

/// Actions that open from a label, which a widget does not show.
public struct Menu<Label: View, Content: View>: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    public var body: some View { UnsupportedView(name: "Menu", extent: .fixed(width: 44, height: 22)) }
}

extension Menu where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

nonisolated extension View {
    /// A menu that opens on a long press; a widget shows none.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
}
