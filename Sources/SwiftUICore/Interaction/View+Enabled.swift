private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
}

nonisolated extension View {
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
    }
}
