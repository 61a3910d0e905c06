/// How each layer of a symbol is filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let rawValue: Int
    public static let flat = SymbolColorRenderingMode(rawValue: 0)
    /// From a lighter top to the color itself, as `Color.gradient`.
    public static let gradient = SymbolColorRenderingMode(rawValue: 1)
}

private enum SymbolColorRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
}

extension EnvironmentValues {
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }
}

nonisolated extension View {
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        environment(\.symbolColorRenderingMode, mode)
    }
}
