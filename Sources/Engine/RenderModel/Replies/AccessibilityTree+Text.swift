extension AccessibilityTree {
    /// One line for each element, in the order of reading and as VoiceOver speaks: label, value, what it is, hint. What
    /// is in a group stands below it, two spaces further in. Ends with a line break unless it is empty.
    ///
    ///     "Mira, 12 points" button, hint "Opens the game"
    ///     "Sound" value "on" toggle
    package var text: String {
        var lines: [String] = []
        for element in elements { element.appendLines(to: &lines, indent: "") }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension AccessibilityTree.Element {
    /// The element's line without those of its children.
    package var line: String {
        var words = [spokenLabel]
        if let value { words.append("value \(Self.quoted(value))") }
        words += (traits ?? []).compactMap { spoken($0) }
        var parts = [words.joined(separator: " ")]
        if let hint { parts.append("hint \(Self.quoted(hint))") }
        for content in customContent ?? [] {
            parts.append("content \(Self.quoted(content.label)) \(Self.quoted(content.value))")
        }
        if let actions { parts.append("actions \(Self.list(actions))") }
        if let inputLabels { parts.append("input labels \(Self.list(inputLabels))") }
        if let identifier { parts.append("identifier \(Self.quoted(identifier))") }
        return parts.joined(separator: ", ")
    }

    private var spokenLabel: String {
        let name = children == nil ? "" : "group "
        if let label { return name + Self.quoted(label) }
        if isRedacted == true { return name + "redacted" }
        return children == nil ? "unlabeled" : "group"
    }

    fileprivate func appendLines(to lines: inout [String], indent: String) {
        lines.append(indent + line)
        for child in children ?? [] { child.appendLines(to: &lines, indent: indent + "  ") }
    }

    /// Nothing for what VoiceOver does not say of a text.
    private func spoken(_ trait: AccessibilityTree.Trait) -> String? {
        switch trait {
        case .staticText: nil
        case .header: headingLevel.map { "heading level \($0)" } ?? "heading"
        case .updatesFrequently: "updates frequently"
        case .summaryElement: "summary"
        case .searchField: "search field"
        case .keyboardKey: "keyboard key"
        case .tabBar: "tab bar"
        case .playsSound: "plays sound"
        case .startsMediaSession: "starts media session"
        case .allowsDirectInteraction: "direct touch area"
        case .causesPageTurn: "turns pages"
        case .adjustable, .button, .image, .link, .selected, .toggle, .modal: trait.rawValue
        }
    }

    private static func list(_ texts: [String]) -> String { texts.map(quoted).joined(separator: ", ") }

    /// On one line, whatever the text holds.
    private static func quoted(_ text: String) -> String {
        let escaped = text.map { character -> String in
            switch character {
            case "\"": "\\\""
            case "\\": "\\\\"
            case let character where character.isNewline: "\\n"
            default: String(character)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
