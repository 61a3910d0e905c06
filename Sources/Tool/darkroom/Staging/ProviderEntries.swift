import SwiftText

/// Says which type a timeline provider's `Entry` is, where its methods name both: `placeholder(in:) -> SimpleEntry`
/// beside `Timeline<Entry>`, as in Xcode's template.
///
/// Where something that is no type has the name, as SwiftUI's macro `Entry` has, Swift 6.3 finds out only for the file
/// of the provider: "reference to invalid associated type 'Entry'" it says where a file before that uses the provider.
enum ProviderEntries {
    private static let protocols: Set = ["TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider"]
    private static let types: Set = ["struct", "class", "actor", "enum"]

    static func declare(in file: SourceFile, _ edits: inout SourceEdits) {
        guard file.hasWord("Entry"), file.tokens.indices.contains(where: { file.isToken($0, in: protocols) }) else {
            return
        }
        let declarations = TypeDeclarations(file)
        for type in declarations.all where !protocols.isDisjoint(with: type.inherited) && !type.isProtocol {
            // What an extension extends may be elsewhere, with an alias of its own.
            let parts = declarations.all.filter { $0.path == type.path }
            guard let owner = parts.first(where: { types.contains($0.keyword) }),
                !parts.contains(where: { declaresEntry($0, declarations) }),
                type.body.contains(where: { isEntry($0, file) }),
                let entry = entry(of: type, declarations)
            else { continue }
            let access = owner.modifiers.first { ["public", "open", "package"].contains($0) }
            let prefix = access.map { $0 == "open" ? "public " : "\($0) " } ?? ""
            edits.insert(
                " \(prefix)typealias Entry = \(entry);", at: file.tokens[type.header.upperBound].upperBound)
        }
    }

    /// Whether a word is `Entry` by itself, not one of another type.
    private static func isEntry(_ index: Int, _ file: SourceFile) -> Bool {
        file.isToken(index, "Entry") && !file.isToken(index - 1, ".") && !file.isToken(index + 1, ":")
    }

    private static func declaresEntry(
        _ type: TypeDeclarations.Declaration, _ declarations: TypeDeclarations
    ) -> Bool {
        let file = declarations.file
        return declarations.members(of: type).contains { index in
            file.isToken(index, "Entry")
                && (file.isToken(index - 1, "typealias") || file.isToken(index - 1, in: types))
        }
    }

    /// The type that one of its methods names: what `placeholder` or `snapshot` returns, or what completions take.
    private static func entry(
        of type: TypeDeclarations.Declaration, _ declarations: TypeDeclarations
    ) -> String? {
        let file = declarations.file
        return declarations.members(of: type).lazy.compactMap { index -> String? in
            guard file.isToken(index, "func"), file.isToken(index + 2, "("),
                let close = file.closingToken(of: index + 2)
            else { return nil }
            if file.isToken(index + 1, in: ["placeholder", "snapshot"]),
                let result = result(behind: close, file), let name = name(at: result, file)
            {
                return name
            }
            guard file.isToken(index + 1, in: ["getSnapshot", "getTimeline", "timeline"]) else { return nil }
            let end = result(behind: close, file).map { $0 + 4 } ?? close
            for token in index + 2...min(end, file.tokens.count - 1) {
                // `(SimpleEntry) -> Void`, `Timeline<SimpleEntry>`.
                let isTaken =
                    file.isToken(token, "(") && file.isToken(token + 2, ")") && isArrow(token + 3, file)
                let isTimeline = file.isToken(token, "<") && file.isToken(token - 1, "Timeline")
                if isTaken || isTimeline, let name = name(at: token + 1, file) { return name }
            }
            return nil
        }.first
    }

    /// Behind `->` of a function whose parameters end there.
    private static func result(behind close: Int, _ file: SourceFile) -> Int? {
        var index = close + 1
        while file.isToken(index, in: ["async", "throws", "rethrows"]) { index += 1 }
        return isArrow(index, file) ? index + 2 : nil
    }

    private static func isArrow(_ index: Int, _ file: SourceFile) -> Bool {
        file.isToken(index, "-") && file.isToken(index + 1, ">")
    }

    /// `SimpleEntry`, `Model.Entry`; nil for what the compiler would have to find out, and for anything else.
    private static func name(at first: Int, _ file: SourceFile) -> String? {
        guard first < file.tokens.count, file.tokens[first].kind == .word else { return nil }
        var last = first
        while file.isToken(last + 1, "."), last + 2 < file.tokens.count, file.tokens[last + 2].kind == .word {
            last += 2
        }
        let name = file[file.tokens[first].lowerBound..<file.tokens[last].upperBound]
        let isOpen = ["Entry", "Self", "some", "any", "Void"].contains { name == $0 || name.hasPrefix("\($0).") }
        return isOpen || file.isToken(last + 1, "<") || file.isToken(last + 1, "?") ? nil : name
    }
}
