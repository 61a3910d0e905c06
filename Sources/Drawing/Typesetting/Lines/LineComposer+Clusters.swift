import Geometry

extension LineComposer {
    /// Where the clusters of a fragment lie.
    ///
    /// - Parameter members: of one run, in visual order.
    func clusters(_ members: [Element], x start: CGFloat) -> [TypesetText.Cluster] {
        var x = start
        var glyphs = 0
        return members.map { member in
            let shaped = lines[member.line].shaped
            let cluster = shaped.clusters[member.cluster]
            let isDrawn = !cluster.isWhitespace && paragraph.runs[run(of: member)].attachment == nil
            let count = isDrawn ? cluster.glyphs.count : 0
            defer {
                x += member.advance
                glyphs += count
            }
            let first = firstCharacter(ofLine: member.line) + characters(shaped.text[..<cluster.bytes.lowerBound])
            return TypesetText.Cluster(
                x: x, advance: member.advance, glyphs: glyphs..<glyphs + count,
                characters: first..<first + max(1, characters(shaped.text[cluster.bytes])),
                isRightToLeft: cluster.level & 1 == 1)
        }
    }

    /// Every line but the last ends with a line break, which counts as one character.
    private func firstCharacter(ofLine line: Int) -> Int {
        lines[..<line].reduce(0) { $0 + characters($1.shaped.text[...]) + 1 }
    }

    private func characters(_ bytes: ArraySlice<UInt8>) -> Int { String(decoding: bytes, as: UTF8.self).count }
}
