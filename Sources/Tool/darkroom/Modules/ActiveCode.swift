import SwiftText

/// What of a source counts, as far as its conditions tell for certain: one whose answer is not known leaves nothing
/// out.
struct ActiveCode {
    let file: SourceFile
    /// What is known of the questions about platforms, by their places.
    let answers: [Range<Int>: Bool]
    /// The tokens that do not count, in their order.
    private let inactive: [Range<Int>]

    init(_ file: SourceFile, answers: [Range<Int>: Bool] = [:]) {
        self.file = file
        self.answers = answers
        // What is known of each `#if` around a line: whether the present branch holds, its own condition, and those
        // before it.
        var levels: [(holds: Bool?, own: Bool?, earlier: Bool?)] = [], inactive: [Range<Int>] = []
        for (index, directive) in file.conditions.enumerated() {
            func condition() -> Bool? { directive.value(in: file) { answers[$0.range] } }
            switch directive.kind {
            case .if:
                let own = condition()
                levels.append((own, own, false))
            case .elseif, .else:
                guard let level = levels.last else { break }
                let earlier = Self.either(level.earlier, level.own)
                let own = directive.kind == .elseif ? condition() : true
                let holds = earlier == true ? false : earlier == nil && own == true ? nil : own
                levels[levels.count - 1] = (holds, own, earlier)
            case .endif: levels = levels.dropLast()
            }
            let isLeftOut = levels.contains { $0.holds == false }
            let next =
                index + 1 < file.conditions.count
                ? file.conditions[index + 1].tokens.lowerBound : file.tokens.count
            inactive.append(directive.tokens.lowerBound..<(isLeftOut ? next : directive.tokens.upperBound))
        }
        self.inactive = inactive
    }

    private static func either(_ one: Bool?, _ other: Bool?) -> Bool? {
        one == true || other == true ? true : one == nil || other == nil ? nil : false
    }

    /// Whether a token counts.
    func holds(_ token: Int) -> Bool {
        var low = 0, high = inactive.count
        while low < high {
            let middle = (low + high) / 2
            if inactive[middle].upperBound <= token { low = middle + 1 } else { high = middle }
        }
        return low == inactive.count || token < inactive[low].lowerBound
    }

    /// The names of the modules that it imports.
    var imports: Set<String> { Set(file.imports.filter { holds($0.keyword) }.map(\.module)) }

    /// Whether it ends the compilation itself.
    var isRefused: Bool { file.tokens("#error").contains(where: holds) }

    /// Those among some names that it uses.
    func uses(_ names: Set<String>) -> Set<String> {
        file.tokens.indices.reduce(into: []) { result, index in
            if file.isToken(index, in: names), holds(index) { result.insert(file[file.tokens[index]]) }
        }
    }
}
