/// Which padding of a scene is meant.
public struct ScenePadding: Equatable, Sendable {
    private enum Kind { case minimum, navigationBar }
    private let kind: Kind
    public static let minimum = ScenePadding(kind: .minimum)
    public static let navigationBar = ScenePadding(kind: .navigationBar)
}
