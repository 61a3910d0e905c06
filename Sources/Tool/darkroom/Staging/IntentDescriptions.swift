import SwiftText

/// Makes `static var description` of a public intent as public as the intent.
///
/// In Apple's protocol only an optional description is a requirement, which has to be public; Xcode reads the others
/// from the source. Here all are requirements.
enum IntentDescriptions {
    static func published(_ source: String) -> String {
        guard source.contains("description"), source.contains("Intent"), source.contains("public") else { return source }
        let blocks = CodeBlocks(source)
        var bytes = Array(source.utf8), places: [Int] = []
        for block in blocks.blocks where block.kind == .members && block.parent != nil && isPublicIntent(block, blocks) {
            var start = block.content.lowerBound
            while let place = blocks.source.firstCode(of: "static", from: start, before: block.content.upperBound) {
                start = place + 1
                let rest = blocks.source[place..<min(place + 60, block.content.upperBound)]
                let line = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
                let before = blocks.source[line..<place]
                if rest.contains(#/^static\s+(?:var|let)\s+description\b/#),
                    !before.contains(#/\b(?:public|private|internal|fileprivate|package)\b/#),
                    blocks.around(place).first == block {
                    places.append(place)
                }
            }
        }
        for place in places.sorted(by: >) { bytes.insert(contentsOf: "public ".utf8, at: place) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isPublicIntent(_ block: CodeBlocks.Block, _ blocks: CodeBlocks) -> Bool {
        let source = blocks.source, brace = block.content.lowerBound - 1
        let start = source.bytes[..<brace].indices.last {
            source.isCode[$0] && [UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: ";")].contains(source.bytes[$0])
        }.map { $0 + 1 } ?? 0
        let header = source[start..<brace]
        return header.contains(#/\b(?:public|open)\s+(?:final\s+)?(?:struct|class|enum|actor|extension)\s+[^:]+:[^{]*Intent\b/#)
    }
}
