import Foundation

/// Fills the values of build settings into a text: `$(NAME)`, `${NAME}`, `$(NAME:modifier:modifier)`, and names that are
/// made of other settings, as in `$(FLAGS_$(CONFIGURATION))`.
struct SettingExpansion {
    private let values: [String: String]
    /// Whether every setting that was named is known, and all of them could be filled in.
    private(set) var isComplete = true
    /// References that are still filled in: settings that name each other some times each would be endless.
    private var left = 1000

    /// Settings that name each other in a circle end here.
    private static let deepest = 10
    /// Characters of a reference: brackets that are never closed would be looked through again from each of them.
    private static let longestReference = 500

    init(_ values: [String: String]) { self.values = values }

    mutating func text(_ text: String) -> String { self.text(text[...], depth: 0) }

    private mutating func text(_ text: Substring, depth: Int) -> String {
        guard text.contains("$") else { return String(text) }
        guard depth < Self.deepest else {
            isComplete = false
            return String(text)
        }
        var result = "", rest = text
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...]
            guard let reference = Self.reference(at: rest) else {
                result += "$"
                rest = rest.dropFirst()
                continue
            }
            result += value(of: reference.inner, depth: depth)
            rest = rest[reference.end...]
        }
        return result + rest
    }

    /// What stands between the brackets of a reference that a text begins with, and where the text goes on.
    private static func reference(at text: Substring) -> (inner: Substring, end: Substring.Index)? {
        let opening = text.dropFirst()
        guard let bracket = opening.first, let closing: Character = ["(": ")", "{": "}"][bracket] else { return nil }
        var depth = 0
        for index in opening.indices.prefix(longestReference) {
            if opening[index] == bracket { depth += 1 }
            if opening[index] == closing { depth -= 1 }
            if depth == 0 {
                return (opening[opening.index(after: opening.startIndex)..<index], opening.index(after: index))
            }
        }
        return nil
    }

    private mutating func value(of reference: Substring, depth: Int) -> String {
        left -= 1
        guard left >= 0 else {
            isComplete = false
            return ""
        }
        let parts = Self.parts(of: reference)
        let name = text(parts[0], depth: depth + 1)
        var value = values[name].map { text($0[...], depth: depth + 1) }
        for modifier in parts.dropFirst() {
            if modifier.hasPrefix("default=") {
                if value?.isEmpty ?? true { value = text(modifier.dropFirst("default=".count), depth: depth + 1) }
            } else {
                value = value.map { Self.modified($0, modifier) }
            }
        }
        if value == nil { isComplete = false }
        return value ?? ""
    }

    /// Divides a reference at its colons; those within another reference are that one's.
    private static func parts(of reference: Substring) -> [Substring] {
        var parts: [Substring] = [], start = reference.startIndex, depth = 0
        for index in reference.indices {
            switch reference[index] {
            case "(", "{": depth += 1
            case ")", "}": depth -= 1
            case ":" where depth == 0:
                parts.append(reference[start..<index])
                start = reference.index(after: index)
            default: break
            }
        }
        return parts + [reference[start...]]
    }

    private static func modified(_ value: String, _ modifier: Substring) -> String {
        let path = URL(fileURLWithPath: value)
        switch modifier {
        case "upper": return value.uppercased()
        case "lower": return value.lowercased()
        case "rfc1034identifier": return replacing(value, with: "-") { $0 == "." }
        case "c99extidentifier", "identifier":
            let name = replacing(value, with: "_") { $0 == "_" }
            return name.first?.isNumber == true ? "_" + name.dropFirst() : name
        case "file": return path.lastPathComponent
        case "base": return path.deletingPathExtension().lastPathComponent
        case "suffix": return path.pathExtension.isEmpty ? "" : "." + path.pathExtension
        case "dir": return value.lastIndex(of: "/").map { String(value[...$0]) } ?? "./"
        case "standardizepath": return path.standardizedFileURL.path
        case "quote": return value.replacing(#/[\s"'\\]/#) { "\\\($0.0)" }
        default: return value
        }
    }

    /// Every character that is neither a letter or number of ASCII nor kept, by another.
    private static func replacing(_ value: String, with other: Character, keeping: (Character) -> Bool) -> String {
        String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || keeping($0) ? $0 : other })
    }
}
