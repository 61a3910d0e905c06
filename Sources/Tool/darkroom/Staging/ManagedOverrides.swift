import SwiftText

/// Gives methods of `NSManagedObject` that an extension overrides, as only Objective-C allows, the names under which
/// the runtime calls them: `override func willSave()` becomes `_willSave()`, which the extension then has of a protocol.
enum ManagedOverrides {
    private static let protocols = [
        "awakeFromInsert": "_AwakesFromInsert", "awakeFromFetch": "_AwakesFromFetch",
        "prepareForDeletion": "_PreparesForDeletion", "willSave": "_WillSave", "didSave": "_DidSave",
        "willTurnIntoFault": "_WillTurnIntoFault", "didTurnIntoFault": "_DidTurnIntoFault",
        "validateForInsert": "_ValidatesForInsert", "validateForUpdate": "_ValidatesForUpdate",
        "validateForDelete": "_ValidatesForDelete",
    ]

    static func renamed(_ source: String) -> String {
        guard source.contains("extension"), source.contains("override"),
            protocols.keys.contains(where: source.contains)
        else { return source }
        let code = SourceScanner.code(of: source)
        guard code.utf8.count == source.utf8.count else { return source }
        let blocks = CodeBlocks(source)
        // From the end, so that places stay.
        var bytes = Array(source.utf8), edits: [(range: Range<Int>, text: String)] = []
        var conformances: [Int: [String]] = [:]
        let pattern = #/\boverride((?:[ \t]+(?:public|open|internal|final))*[ \t]+func[ \t]+)(\w+)(?=[ \t]*\([ \t]*\))/#
        for match in code.matches(of: pattern) {
            guard let name = protocols[String(match.2)] else { continue }
            func place(_ index: String.Index) -> Int { code.utf8.distance(from: code.startIndex, to: index) }
            let start = place(match.range.lowerBound)
            guard let block = blocks.around(start).first, block.kind == .members,
                let head = header(of: block.content.lowerBound - 1, blocks.source)
            else { continue }
            edits.append((start..<(start + 8), "        "))
            edits.append((place(match.2.startIndex)..<place(match.2.startIndex), "_"))
            conformances[head, default: []].append(name)
        }
        for (head, names) in conformances {
            let line = blocks.source.bytes[..<head].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            let header = blocks.source[line..<head]
            edits.append((head..<head, (header.contains(":") ? ", " : ": ") + names.joined(separator: ", ")))
        }
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Where the conformances of the extension end whose brace this is; nil for other types.
    private static func header(of brace: Int, _ source: SourceText) -> Int? {
        let start = source.bytes[..<brace].lastIndex { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ";") } ?? 0
        guard let keyword = source.firstCode(of: "extension", from: start, before: brace) else { return nil }
        let end = source.firstCode(of: "where", from: keyword, before: brace) ?? brace
        return source.bytes[keyword..<end].lastIndex { !SourceText.isSpace($0) }.map { $0 + 1 }
    }
}
