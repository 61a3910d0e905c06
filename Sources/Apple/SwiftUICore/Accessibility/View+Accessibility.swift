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

    /// Sets what VoiceOver calls the view, to the words of `content`, since iOS 18.
    ///
    /// - Parameter content: gets the label that the view has without it.
    public func accessibilityLabel<V: View>(
        @ViewBuilder content: @escaping (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        nonisolated(unsafe) let content = content
        return accessibilityChange { inputs in
            .composedLabel { current in
                let label = current.map { AnyView(Text(verbatim: $0)) } ?? AnyView(EmptyView())
                return AccessibilitySubtree(AnyView(content(PlaceholderContentView<Self>(label))), inputs)
            }
        }
    }

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
