/// Whether materials look active; a widget's never change.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private enum Appearance { case automatic, active, inactive, matchWindow }
    private let appearance: Appearance

    public static let automatic = MaterialActiveAppearance(appearance: .automatic)
    public static let active = MaterialActiveAppearance(appearance: .active)
    public static let inactive = MaterialActiveAppearance(appearance: .inactive)
    public static let matchWindow = MaterialActiveAppearance(appearance: .matchWindow)
}

private enum MaterialActiveAppearanceKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
}

extension EnvironmentValues {
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialActiveAppearanceKey.self] }
        set { self[MaterialActiveAppearanceKey.self] = newValue }
    }
}

nonisolated extension View {
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        environment(\.materialActiveAppearance, appearance)
    }
}
