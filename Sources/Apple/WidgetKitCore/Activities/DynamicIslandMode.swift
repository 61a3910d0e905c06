/// A form of the Dynamic Island whose margins can be set.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String

    /// All regions of the island that someone holds down.
    public static let expanded = DynamicIslandMode(name: "expanded")
    /// The side before the camera.
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    /// The side after the camera.
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    /// The dot.
    public static let minimal = DynamicIslandMode(name: "minimal")
}
