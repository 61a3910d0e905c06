/// What is said of a view to those who hear it. The drawing stays as it is.
nonisolated extension View {
    /// Sets what VoiceOver calls the view.
    public func accessibilityLabel(_ label: Text) -> some View {
        accessibilityChange { .label(SpokenText(label, $0)) }
    }
    /// Sets what VoiceOver calls the view.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    /// Sets what VoiceOver calls the view.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    /// The form with a condition, since iOS 18; where it does not hold, the view keeps the label that it has.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(AccessibilityModifier { isEnabled ? [.label(SpokenText(label, $0))] : [] })
    }
    /// Sets what VoiceOver calls the view.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }
    /// Sets what VoiceOver calls the view.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the value that VoiceOver reads.
    public func accessibilityValue(_ value: Text) -> some View {
        accessibilityChange { .value(SpokenText(value, $0)) }
    }
    /// Sets the value that VoiceOver reads.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    /// Sets the value that VoiceOver reads.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    /// Sets the hint that VoiceOver reads.
    public func accessibilityHint(_ hint: Text) -> some View {
        accessibilityChange { .hint(SpokenText(hint, $0)) }
    }
    /// Sets the hint that VoiceOver reads.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
    /// Sets the hint that VoiceOver reads.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    /// Sets the hint that VoiceOver reads; a tooltip is a Mac's.
    public func help(_ text: Text) -> some View { accessibilityHint(text) }
    /// Sets the hint that VoiceOver reads; a tooltip is a Mac's.
    public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
    /// Sets the hint that VoiceOver reads; a tooltip is a Mac's.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }

    /// Hides the view from VoiceOver.
    public func accessibilityHidden(_ hidden: Bool) -> some View { accessibilityChange { _ in .isHidden(hidden) } }
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibilityChange { _ in .identifier(identifier) }
    }
    /// Makes the view one element for VoiceOver.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibilityChange { _ in .element(children: children) }
    }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityChange { _ in .addTraits(traits) }
    }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityChange { _ in .removeTraits(traits) }
    }
    public func accessibilitySortPriority(_ priority: Double) -> some View {
        accessibilityChange { _ in .sortPriority(priority) }
    }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityChange { _ in .heading(level) }
    }

    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibilityChange { inputs in .inputLabels(inputLabels.map { SpokenText($0, inputs) }) }
    }
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    // What changes nothing of what is heard.
    /// Changes nothing: no one presses and holds a picture.
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    /// Changes nothing: only links, buttons and toggles of a widget respond.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

    /// Changes nothing: pictures are never inverted.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    // Their names before iOS 14.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
    public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
    public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
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
        nonisolated(unsafe) let view = representation()
        return accessibilityChange { .representation(AccessibilitySubtree(AnyView(view), $0)) }
    }

    /// The view becomes a group of these (documentation of `accessibilityChildren`).
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        nonisolated(unsafe) let view = children()
        return accessibilityChange { .children(AccessibilitySubtree(AnyView(view), $0)) }
    }

    public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View {
        accessibilityChange { .customContent(label: SpokenText(label, $0), value: SpokenText(value, $0)) }
    }
    public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text) -> some View {
        accessibilityCustomContent(Text(labelKey), value)
    }
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey))
    }
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(value))
    }
    public func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?) -> some View {
        modifier(
            AccessibilityModifier { inputs in
                value.map { [.customContent(label: SpokenText(key.label, inputs), value: SpokenText($0, inputs))] }
                    ?? []
            })
    }
}

/// What can be done with an element, to assistive technologies.
public struct AccessibilityActionKind: Equatable, Sendable {
    /// Nil for what has no name of its own.
    let name: Text?

    /// A double tap.
    public static let `default` = AccessibilityActionKind(name: nil)
    /// The two-finger scrub that closes something.
    public static let escape = AccessibilityActionKind(name: Text(verbatim: "escape"))
    /// The two-finger double tap.
    public static let magicTap = AccessibilityActionKind(name: Text(verbatim: "magic tap"))

    private init(name: Text?) { self.name = name }
    public init(named name: Text) { self.name = name }
}

/// The way in which an element's value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// No picture performs them; the tree names them.
nonisolated extension View {
    /// Never runs `handler`; the accessibility tree names the action.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityChange { inputs in
            actionKind.name.map { .action(named: SpokenText($0, inputs)) } ?? .defaultAction
        }
    }

    /// Never runs `handler`; the accessibility tree names the action.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityChange { .action(named: SpokenText(name, $0)) }
    }

    /// Never runs `handler`; the accessibility tree names the action.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Never runs `handler`; the accessibility tree names the action.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Never runs `handler`; the accessibility tree says that the element is adjustable.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibilityAddTraits(.isAdjustable)
    }
}

/// What an element is, to assistive technologies.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isImage = AccessibilityTraits(rawValue: 16)
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 128)
    public static let isSearchField = AccessibilityTraits(rawValue: 256)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 512)
    public static let playsSound = AccessibilityTraits(rawValue: 1024)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
    public static let isModal = AccessibilityTraits(rawValue: 16384)
    public static let isToggle = AccessibilityTraits(rawValue: 32768)
    public static let isTabBar = AccessibilityTraits(rawValue: 65536)
    /// What `accessibilityAdjustableAction` makes of an element; SwiftUI has no public name for it.
    package static let isAdjustable = AccessibilityTraits(rawValue: 1 << 32)
}

/// How the children of an accessibility element are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let rawValue: Int
    public static let ignore = AccessibilityChildBehavior(rawValue: 0)
    public static let contain = AccessibilityChildBehavior(rawValue: 1)
    public static let combine = AccessibilityChildBehavior(rawValue: 2)
}

/// The user's accessibility settings; a picture is made with none of them switched on.
extension EnvironmentValues {
    /// Always false.
    public var accessibilityReduceMotion: Bool { false }
    /// Always false.
    public var accessibilityReduceTransparency: Bool { false }
    /// Always false.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Always false.
    public var accessibilityInvertColors: Bool { false }
    /// Always false.
    public var accessibilityEnabled: Bool { false }
    /// Always false.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Always false.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Always false.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Always false.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Always true.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Always false.
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// Always false.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
}
