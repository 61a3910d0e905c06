/// Text made safe for HTML.
package enum HTML {
    /// For element content and for attribute values in double quotes. Control characters, which no HTML may hold,
    /// become the replacement character; bidirectional overrides and isolates, which would reorder what stands around
    /// them, are spelled out.
    package static func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case _ where scalar.properties.generalCategory == .control: result += "\u{FFFD}"
            case _ where TerminalText.isBidirectionalControl(scalar):
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
