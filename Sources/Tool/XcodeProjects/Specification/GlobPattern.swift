/// A pattern of paths as shells have it: `*` and `?` stand for what has no `/`, `**` for any folders, `[a-c]` for one of
/// some letters, `{a,b}` for one of some words.
struct GlobPattern {
    /// With every `{a,b}` chosen, by the parts between `/`.
    private let choices: [[[Character]]]

    /// Of more words in braces the rest is left out.
    private static let mostChoices = 256

    init(_ pattern: String) {
        var found: [[Character]] = []
        Self.choose(Array(pattern), into: &found)
        choices = found.map { choice in choice.split(separator: "/").filter { $0 != ["."] }.map(Array.init) }
    }

    /// - Parameter path: Relative to where the pattern begins.
    func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(Array.init)
        return choices.contains { Self.matches($0[...], parts[...]) }
    }

    private static func matches(_ pattern: ArraySlice<[Character]>, _ path: ArraySlice<[Character]>) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        if first == ["*", "*"] {
            let rest = pattern.dropFirst().drop { $0 == ["*", "*"] }
            // At its end it stands for files, not for the folder that they lie in.
            guard !rest.isEmpty else { return !path.isEmpty }
            return path.indices.contains { matches(rest, path[$0...]) }
        }
        guard let name = path.first else { return false }
        return fits(first[...], name[...]) && matches(pattern.dropFirst(), path.dropFirst())
    }

    private static func fits(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
        var (pattern, name) = (pattern, name)
        /// Where to go on when what follows the last star does not fit.
        var star: (pattern: ArraySlice<Character>, name: ArraySlice<Character>)?
        while true {
            if pattern.first == "*" {
                pattern = pattern.dropFirst()
                star = (pattern, name)
            } else if let letter = name.first, let rest = pattern.isEmpty ? nil : one(letter, pattern) {
                (pattern, name) = (rest, name.dropFirst())
            } else if pattern.isEmpty, name.isEmpty {
                return true
            } else if let known = star, !known.name.isEmpty {
                star = (known.pattern, known.name.dropFirst())
                (pattern, name) = (known.pattern, known.name.dropFirst())
            } else {
                return false
            }
        }
    }

    /// The pattern behind what stands for one letter; nil where that does not fit.
    private static func one(_ letter: Character, _ pattern: ArraySlice<Character>) -> ArraySlice<Character>? {
        let rest = pattern.dropFirst()
        switch pattern.first {
        case "?": return rest
        case "[":
            guard let end = rest.dropFirst().firstIndex(of: "]") else { return letter == "[" ? rest : nil }
            var set = rest[..<end], isIn = false
            let isNegated = set.first == "!" || set.first == "^"
            if isNegated { set = set.dropFirst() }
            while let low = set.first {
                set = set.dropFirst()
                if set.count > 1, set.first == "-", let high = set.dropFirst().first {
                    if low <= high, low <= letter, letter <= high { isIn = true }
                    set = set.dropFirst(2)
                } else if low == letter {
                    isIn = true
                }
            }
            return isIn != isNegated ? rest[end...].dropFirst() : nil
        default: return pattern.first == letter ? rest : nil
        }
    }

    /// Adds the patterns that a pattern with braces stands for.
    private static func choose(_ pattern: [Character], into found: inout [[Character]]) {
        guard found.count < mostChoices else { return }
        guard let open = pattern.firstIndex(of: "{") else { return found.append(pattern) }
        var depth = 0, start = open + 1, words: [ArraySlice<Character>] = []
        for index in open..<pattern.count {
            switch pattern[index] {
            case "{": depth += 1
            case "," where depth == 1:
                words.append(pattern[start..<index])
                start = index + 1
            case "}":
                depth -= 1
                guard depth == 0 else { continue }
                words.append(pattern[start..<index])
                let rest = pattern[(index + 1)...]
                for word in words { choose(Array(pattern[..<open] + word + rest), into: &found) }
                return
            default: break
            }
        }
        found.append(pattern)
    }
}
