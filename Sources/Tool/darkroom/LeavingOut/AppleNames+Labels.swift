extension AppleNames {
    /// Labels of arguments that Apple publishes, as of `UnitLength(forLocale:usage:)` or `List(_:editActions:)`, and that
    /// hardly anybody else uses. Where no overload takes one, an API is absent: it is no slip of the pen.
    static let labels = words(
        """
        attachmentAnchor columnCustomization currentValueLabel editActions editableTokens forLocale itemProviders
        markedValueLabels subscriptionGroupID suggestedTokens traitsFrom
        """)
}
