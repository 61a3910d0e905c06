/// How the layers of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let rawValue: Int
    public static let monochrome = SymbolRenderingMode(rawValue: 0)
    public static let multicolor = SymbolRenderingMode(rawValue: 1)
    public static let hierarchical = SymbolRenderingMode(rawValue: 2)
    public static let palette = SymbolRenderingMode(rawValue: 3)
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

nonisolated extension View {
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
