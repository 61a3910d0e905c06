import FoundationCompat

extension InlineMarkdown.Style {
    /// What the style does to a text, besides what the text asks for itself.
    var modifiers: [Text.Modifier] {
        var modifiers: [Text.Modifier] = []
        if contains(.emphasized) { modifiers.append(.italic(true)) }
        if contains(.strong) { modifiers.append(.bold(true)) }
        if contains(.strikethrough) { modifiers.append(.strikethrough(.single)) }
        if contains(.code) { modifiers.append(.design(.monospaced)) }
        if contains(.link) { modifiers.append(.foreground(.tint)) }
        return modifiers
    }
}
