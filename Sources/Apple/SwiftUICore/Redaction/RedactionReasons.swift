/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not known yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private and the device locked.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is older than what is to come.
    public static let invalidated = RedactionReasons(rawValue: 4)

    /// How much of the text's color a redaction bar keeps (apple-metrics §5).
    package static let barOpacity = 0.16
}

private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    package var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and images are drawn as bars and boxes.
    package var redactsContent: Bool {
        redactionReasons.contains(.placeholder) || (redactionReasons.contains(.privacy) && isPrivacySensitive)
    }
}

nonisolated extension View {
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// The form of iOS 14's first beta; `redacted(reason:)` has taken its place.
    public func isPlaceholder(_ isPlaceholder: Bool) -> some View {
        redacted(reason: isPlaceholder ? .placeholder : [])
    }

    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }

    /// Marks content that an intent will change; it is dimmed while the intent is being performed.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(InvalidatableModifier(isInvalidatable: invalidatable))
    }
}
