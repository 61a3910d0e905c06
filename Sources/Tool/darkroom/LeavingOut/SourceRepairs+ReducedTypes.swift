import SwiftText
import SystemSupport

extension SourceRepairs {
    /// The types that have lost members, of which others may make use without a name: an initializer of a structure takes
    /// its properties.
    var reducedTypes: Set<String> {
        repairs.reduce(into: []) { names, repair in
            let parts = repair.value.losses.map(\.part)
            let gone = parts.filter { $0.kind == .declaration }.map(\.range), places = gone.map(\.lowerBound)
            let conformances = parts.filter { $0.kind == .conformance }.map(\.range.lowerBound)
            guard !places.isEmpty || !conformances.isEmpty, let text = files[repair.key] else { return }
            let file = SourceFile(text)
            /// In bytes, from behind a token to another one's end.
            func bytes(behind start: Int, to end: Int) -> Range<Int> {
                file.tokens[start].upperBound..<file.tokens[end].upperBound
            }
            for type in TypeDeclarations(file).all {
                let header = bytes(behind: type.header.lowerBound, to: type.header.upperBound - 1)
                let isReduced =
                    conformances.contains(where: header.contains)
                    || type.keyword == "extension" && gone.contains { $0.contains(header.lowerBound) }
                    // From behind the brace: a declaration begins with its line.
                    || !type.body.isEmpty
                        && places.contains(
                            where: bytes(behind: type.body.lowerBound - 1, to: type.body.upperBound - 1).contains)
                if isReduced { names.insert(type.lastName) }
            }
        }
    }

    /// Whether what is to be corrected in some files may only come of what goes from others in this round: members that a
    /// type of theirs does not have, as it has them of a protocol that is not there.
    mutating func waits(_ refused: Set<String>, for failing: [String: [CompilerError]]) -> Bool {
        let others = failing.keys.filter { !refused.contains($0) }
        guard !others.isEmpty else { return false }
        let types = Set(
            others.compactMap { text(of: $0) }.flatMap { TypeDeclarations(SourceFile($0)).all.map(\.lastName) })
        for path in refused {
            let repair = repair(of: path)
            for error in failing[path] ?? [] where !error.isConsequence {
                guard error.memberOwner.map(types.contains) == true || judge.accepts([error], repair, gone: []) else {
                    return false
                }
            }
        }
        return true
    }
}

extension CompilerError {
    private static let missingMemberOfType = Pattern(
        #/type '(?:any )?(?:\w+\.)*(\w+).*?'(?: \(aka '.+?'\))? has no (?:dynamic )?member '\w+'/#)

    /// The type that lacks a member, or whose value does.
    fileprivate var memberOwner: String? {
        message.firstMatch(of: Self.missingMemberOfType).map { String($0.1) }
    }
}
