/// A form of the Dynamic Island whose margins can be set.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String

    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let minimal = DynamicIslandMode(name: "minimal")
}
