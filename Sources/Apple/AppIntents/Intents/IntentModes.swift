/// Where an intent can run.
public struct IntentModes: OptionSet, Hashable, Sendable {
    public enum ForegroundMode: Hashable, Sendable {
        case immediate, dynamic, deferred
    }

    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}
