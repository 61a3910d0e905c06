import FoundationCompat

/// A part of what is said of an element that its reader asks for.
open class AXCustomContent: NSObject {
    /// Whether it is read without being asked for.
    public enum Importance: UInt, Sendable { case `default`, high }

    public let label: String
    public let value: String
    open var importance = Importance.default

    public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

/// A part of what is said of an element that its reader asks for.
public struct AccessibilityCustomContentKey {
    let label: Text

    public init(_ label: Text, id: String) { self.label = label }
    public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }
    public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
}

/// What is heard in place of what is drawn, and beside it.
nonisolated extension View {
    /// The elements of `representation` stand for the view (documentation of `accessibilityRepresentation`).
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibilityChange(of: representation()) { .representation($0) }
    }

    /// The view becomes a group of these (documentation of `accessibilityChildren`).
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilityChange(of: children()) { .children($0) }
    }

    /// - Parameter importance: whether VoiceOver reads it without being asked; the tree lists it either way.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityChange { .customContent(label: SpokenText(label, $0), value: SpokenText(value, $0)) }
    }
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value)
    }
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey))
    }
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(value))
    }
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(
            AccessibilityModifier { inputs in
                value.map { [.customContent(label: SpokenText(key.label, inputs), value: SpokenText($0, inputs))] }
                    ?? []
            })
    }
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }
}
