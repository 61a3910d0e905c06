import DisplayList

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
    /// Hides what the view shows for a reason, such as a placeholder.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// The form of iOS 14's first beta; `redacted(reason:)` has taken its place.
    public func isPlaceholder(_ isPlaceholder: Bool) -> some View {
        redacted(reason: isPlaceholder ? .placeholder : [])
    }

    /// Shows the view although a view around it is redacted.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Redacts the view in pictures of the `privacy` variant.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }

    /// Marks content that an intent will change; it is dimmed while the intent is being performed.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(InvalidatableModifier(isInvalidatable: invalidatable))
    }
}

/// Dims its content while the system waits for what an intent makes of it.
struct InvalidatableModifier: ViewModifier {
    typealias Body = Never

    /// What an iPhone's pulse comes down to; Apple publishes no number.
    private static let opacity = 0.5

    let isInvalidatable: Bool

    static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        guard modifier.isInvalidatable, inputs.environment.redactionReasons.contains(.invalidated),
            !inputs.environment.isDimmedAsInvalidated
        else { return content(inputs, &list) }
        var inner = inputs
        inner.environment.isDimmedAsInvalidated = true
        let start = list.nodes.count
        content(inner, &list)
        list.wrap(from: start) { node in
            EffectNode(node, "InvalidatableContent") { group, _, _ in group.opacity = Self.opacity }
        }
    }
}

private enum DimmedAsInvalidatedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a view further out is dimmed already.
    fileprivate var isDimmedAsInvalidated: Bool {
        get { self[DimmedAsInvalidatedKey.self] }
        set { self[DimmedAsInvalidatedKey.self] = newValue }
    }
}
