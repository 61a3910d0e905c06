private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

private enum HitTestingKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether taps reach the view; false for all that lies in one that takes none.
    package fileprivate(set) var takesTaps: Bool {
        get { self[HitTestingKey.self] }
        set { self[HitTestingKey.self] = newValue }
    }

    /// Whether a control or link in the view does something when its area is tapped.
    var isTappable: Bool { isEnabled && takesTaps }

    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Disables controls in the view.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
    }

    /// Sets whether the view can be tapped.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        transformEnvironment(\.takesTaps) { if !enabled { $0 = false } }
    }
}

/// Whether a part of the interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}
