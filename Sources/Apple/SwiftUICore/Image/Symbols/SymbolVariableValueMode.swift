/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let rawValue: Int
    /// Layers above the value fade.
    public static let color = SymbolVariableValueMode(rawValue: 0)
    /// Lines are drawn as far as the value says; symbols whose lines cannot be drawn so fade their layers instead.
    public static let draw = SymbolVariableValueMode(rawValue: 1)
}

private enum SymbolVariableValueModeKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }

extension EnvironmentValues {
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }
}

nonisolated extension View {
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        environment(\.symbolVariableValueMode, mode)
    }
}
