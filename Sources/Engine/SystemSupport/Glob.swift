/// A pattern of paths, as shells and `.gitignore` know them, for the whole path and with case.
///
/// `*` is any part of a name and `?` one character of it, `[a-f]` and `[!a-f]` one of some characters, `**` any
/// number of folders, and `\` takes the next character as it is.
package struct Glob: Hashable, Sendable, CustomStringConvertible {
    package let pattern: String
    private let parts: [Part]

    private enum Part: Hashable, Sendable {
        case one(Character)
        case any
        case name
        /// `**`, with the slash behind it where there is one.
        case folders
        case set([ClosedRange<Character>], isExcluded: Bool)
    }

    package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        package let description: String
    }

    package init(_ pattern: String) throws(Failure) {
        self.pattern = pattern
        var parts: [Part] = [], rest = Substring(pattern)
        guard !pattern.isEmpty else {
            throw Failure(description: "an empty pattern matches nothing: write '**' for all")
        }
        while let character = rest.popFirst() {
            switch character {
            case "*" where rest.first == "*":
                rest = rest.drop { $0 == "*" }
                // Names that only begin or end so, such as `a**`, have no folders in them.
                let isWhole = (parts.isEmpty || parts.last == .one("/")) && (rest.isEmpty || rest.first == "/")
                if isWhole { rest = rest.dropFirst() }
                parts.append(isWhole ? .folders : .name)
            case "*": parts.append(.name)
            case "?": parts.append(.any)
            case "[": parts.append(try Self.set(&rest, of: pattern))
            case "\\":
                guard let next = rest.popFirst() else {
                    throw Failure(description: "'\(pattern)' ends with a backslash: double it, or take it away")
                }
                parts.append(.one(next))
            default: parts.append(.one(character))
            }
        }
        self.parts = parts
    }

    private static func set(_ rest: inout Substring, of pattern: String) throws(Failure) -> Part {
        var ranges: [ClosedRange<Character>] = []
        let isExcluded = rest.first == "!" || rest.first == "^"
        if isExcluded { rest.removeFirst() }
        while let first = rest.popFirst() {
            // A bracket that comes first is one of the characters.
            if first == "]", !ranges.isEmpty { return .set(ranges, isExcluded: isExcluded) }
            guard rest.first == "-", let last = rest.dropFirst().first, last != "]" else {
                ranges.append(first...first)
                continue
            }
            guard first <= last else {
                throw Failure(
                    description: "'\(first)-\(last)' in '\(pattern)' runs backwards: write '\(last)-\(first)'")
            }
            ranges.append(first...last)
            rest = rest.dropFirst(2)
        }
        throw Failure(description: "'\(pattern)' lacks a ']': close the set, or write '\\[' for a bracket")
    }

    /// Whether it is a plain path.
    package var isLiteral: Bool { literalCount == parts.count }

    /// How many characters it states, by which patterns are ranked.
    package var literalCount: Int { parts.count { if case .one = $0 { true } else { false } } }

    package var description: String { pattern }

    package func matches(_ path: String) -> Bool {
        // All places of the pattern that the characters so far can lead to: its time grows with the product of the
        // lengths, whatever the pattern is.
        var places = reached(from: [0])
        for character in path {
            var next: Set<Int> = []
            for place in places where place >= 0 && place < parts.count {
                switch parts[place] {
                case .one(let own): if own == character { next.insert(place + 1) }
                case .any: if character != "/" { next.insert(place + 1) }
                case .name: if character != "/" { next.insert(place) }
                case .set(let ranges, let isExcluded):
                    if character != "/", ranges.contains(where: { $0.contains(character) }) != isExcluded {
                        next.insert(place + 1)
                    }
                case .folders:
                    next.insert(.min + place)
                    if character == "/" { next.insert(place) }
                }
            }
            // Inside of a folder's name only `**` itself goes on.
            for inside in places where inside < 0 {
                next.insert(inside)
                if character == "/" { next.insert(inside - .min) }
            }
            places = reached(from: next)
            if places.isEmpty { return false }
        }
        return places.contains { $0 == parts.count || $0 < 0 && isLast($0 - .min) }
    }

    private func isLast(_ place: Int) -> Bool { place == parts.count - 1 }

    /// With what can be left out.
    private func reached(from places: Set<Int>) -> Set<Int> {
        var result = places
        for var place in places where place >= 0 {
            while place < parts.count, parts[place] == .name || parts[place] == .folders {
                place += 1
                result.insert(place)
            }
        }
        return result
    }
}
