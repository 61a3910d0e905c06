import Foundation

// What an app's views ask about focus, search, editing and scenes: a widget has none of them, and sees the values of a
// view that is left alone.

private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
private enum AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum HoverEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
private enum BackgroundProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// The material below the view; nil where it is on none. A widget's materials don't set it.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }

    /// How a view stands out from its background.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }

    /// How badges of list rows stand out; a widget shows none.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }

    /// How headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// Always true: a picture shows what is in front.
    public var appearsActive: Bool { true }

    /// The least height of list rows, in points; a widget shows no list.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }

    /// The least height of list headers, in points; nil for the system's.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }

    /// Whether text fields correct what is typed; a widget has none.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }

    /// Whether scroll views scroll; a widget's don't, whatever is set.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// Whether focus is shown; a widget has none.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }

    /// Whether a pointer's effects are shown; a widget has none.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectKey.self] }
        set { self[HoverEffectKey.self] = newValue }
    }

    /// Whether the view is edited; nil where nothing can be, as in a widget.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    /// Always false.
    public var isFocused: Bool { false }
    /// Always false.
    public var isSearching: Bool { false }
    /// Does nothing.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    /// Always nil.
    public var refresh: RefreshAction? { nil }
    /// Always false.
    public var supportsMultipleWindows: Bool { false }
    /// Opens nothing.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes nothing.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// Always false.
    public var isSceneCaptured: Bool { false }
}

/// Would open a window; a widget has none.
@MainActor public struct OpenWindowAction: Sendable {
    nonisolated init() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Would close a window; a widget has none.
@MainActor public struct DismissWindowAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// How much a section's header stands out.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}

/// How much a row's badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int

    public static let decreased = BadgeProminence(level: -1)
    public static let standard = BadgeProminence(level: 0)
    public static let increased = BadgeProminence(level: 1)
}

/// How much a view's background stands out, such as that of a selected row.
public struct BackgroundProminence: Hashable, Sendable {
    private let level: Int

    public static let standard = BackgroundProminence(level: 0)
    public static let increased = BackgroundProminence(level: 1)
}

/// Whether the user edits a view's content.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    /// Whether content is edited.
    public var isEditing: Bool { self != .inactive }
}

/// A button that begins and ends editing, which a widget does not show.
public struct EditButton: View {
    nonisolated public init() {}
    public var body: some View { UnsupportedView(name: "EditButton", extent: .fixed(width: 44, height: 22)) }
}

/// Ends a search; a widget has none.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
    nonisolated init() {}
    /// Does nothing.
    public func callAsFunction() {}
}

/// Refreshes a view; no widget has one.
public struct RefreshAction: Sendable {
    /// Does nothing.
    public func callAsFunction() async {}
}

nonisolated extension View {
    /// Sets how headers of sections stand out.
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
