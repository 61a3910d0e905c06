/// What is said of a view to those who hear it. The drawing stays as it is.
nonisolated extension View {
    public func accessibilityLabel(_ label: Text) -> some View {
        accessibilityChange { .label(SpokenText(label, $0)) }
    }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    /// The form with a condition, since iOS 18; where it does not hold, the view keeps the label that it has.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(AccessibilityModifier { isEnabled ? [.label(SpokenText(label, $0))] : [] })
    }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    public func accessibilityValue(_ value: Text) -> some View {
        accessibilityChange { .value(SpokenText(value, $0)) }
    }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    public func accessibilityHint(_ hint: Text) -> some View {
        accessibilityChange { .hint(SpokenText(hint, $0)) }
    }
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    public func accessibilityHidden(_ hidden: Bool) -> some View { accessibilityChange { _ in .isHidden(hidden) } }
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibilityChange { _ in .identifier(identifier) }
    }
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
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

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
