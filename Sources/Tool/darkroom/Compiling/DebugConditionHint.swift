import SwiftText

/// What to do where sources use what is declared under `#if DEBUG`, as previews' samples are: Xcode's Run builds that way,
/// and an archive does not.
struct DebugConditionHint {
    /// The compiler's messages.
    let messages: String
    /// By the paths that are to be told.
    let files: [String: SourceFile]
    /// What was typed.
    let command: String

    static let condition = "DEBUG"
    private static let keywords: Set = [
        "actor", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var"
    ]

    var text: String? {
        let names = messages.matches(of: #/ has no member '(\w+)'|cannot find (?:type )?'(\w+)' in scope/#)
            .map { String($0.1 ?? $0.2 ?? "") }
        guard let name = names.first else { return nil }
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
            guard let line = Self.line(declaring: name, in: file) else { continue }
            return "\(path):\(line) declares '\(name)' under #if \(Self.condition), which is set only in Debug builds; "
                + "to build as for Run in Xcode: \(command) -D \(Self.condition)"
        }
        return nil
    }

    /// The line of the first declaration of a name in a branch that asks for the condition, counted from 1.
    static func line(declaring name: String, in file: SourceFile) -> Int? {
        var asks: [Bool] = [], directives = file.conditions[...]
        for index in file.tokens.indices {
            while let next = directives.first, next.tokens.lowerBound <= index {
                directives.removeFirst()
                switch next.kind {
                case .if: asks.append(asksForCondition(next, in: file))
                case .elseif, .else:
                    if !asks.isEmpty { asks[asks.count - 1] = asksForCondition(next, in: file) }
                case .endif: _ = asks.popLast()
                }
            }
            if asks.contains(true), file.isToken(index, in: [name]), file.isToken(index - 1, in: keywords) {
                return file.line(of: file.tokens[index].lowerBound)
            }
        }
        return nil
    }

    private static func asksForCondition(_ directive: ConditionalDirective, in file: SourceFile) -> Bool {
        directive.tokens.contains { file.isToken($0, in: [condition]) && !file.isToken($0 - 1, "!") }
    }
}
