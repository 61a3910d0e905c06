/// What a view shows, between quotes on one line.
enum SnapshotQuotes {
    /// As Swift writes it, without what would break the line or turn its order around.
    static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator:
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                default: result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    /// What is quoted, and where it ends behind the closing quote; nil where that is missing, or an escape is unknown.
    static func read(_ text: Substring) -> (text: String, end: Substring.Index)? {
        var result = String.UnicodeScalarView(), rest = text.unicodeScalars
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"": return (String(result), rest.startIndex)
            case "\\":
                switch rest.popFirst() {
                case "\"": result.append("\"")
                case "\\": result.append("\\")
                case "n": result.append("\n")
                case "u":
                    guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
                        let number = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(number)
                    else { return nil }
                    result.append(scalar)
                    rest = rest[end...].dropFirst()
                default: return nil
                }
            default: result.append(scalar)
            }
        }
        return nil
    }
}
