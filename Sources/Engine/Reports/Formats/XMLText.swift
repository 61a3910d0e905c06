import SystemSupport

/// Text made safe for XML 1.0, which has no place for most control characters, not even escaped.
enum XMLText {
    /// For element content and for attribute values in double quotes. Bidirectional overrides and isolates are spelled
    /// out, as in pages; line feeds of an attribute are kept, which a parser would make spaces.
    static func escape(_ text: String, isAttribute: Bool = true) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n" where isAttribute: result += "&#10;"
            case "\t" where isAttribute: result += "&#9;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            case _ where scalar.properties.generalCategory == .control: result += "\u{FFFD}"
            case _ where TerminalText.isBidirectionalControl(scalar):
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
