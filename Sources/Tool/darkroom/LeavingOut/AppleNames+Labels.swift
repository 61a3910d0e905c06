extension AppleNames {
    /// Labels of arguments that Apple publishes, as of `UnitLength(forLocale:usage:)`, `List(_:editActions:)` or
    /// `multilineTextAlignment(strategy:)`. Where no overload takes one, an API is absent: it is no slip of the pen.
    static let labels = words(
        """
        attachmentAnchor columnCustomization currentValueLabel editActions editableTokens forLocale including isTargeted
        itemProviders markedValueLabels sortOrder strategy subscriptionGroupID suggestedTokens traitsFrom
        """)
}
