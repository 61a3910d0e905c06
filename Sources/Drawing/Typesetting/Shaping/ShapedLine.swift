import DisplayList

/// Text without line breaks, shaped at one em per point.
final class ShapedLine {
    /// What cannot be divided: the glyphs of one or a few characters.
    struct Cluster {
        /// The bytes of `text` that these glyphs show.
        var bytes: Range<Int>
        var span: Int
        var face: Int
        var glyphs: Range<Int>
        /// Whether this is set in the face that was asked for, so that its tracking applies.
        var isPrimary: Bool
        /// Ems, at the run's size.
        var advance: Double
        /// The bidirectional embedding level; odd is right to left.
        var level: UInt8
        var isWhitespace: Bool
        var isTab: Bool
        /// Whether a line may begin here.
        var mayBreakBefore: Bool
        /// Whether this begins a character as readers see them, before which an over-long word is broken.
        var beginsCharacter: Bool
    }

    struct Glyph {
        var id: UInt32
        /// Ems from the cluster's left end and below the baseline.
        var x: Double
        var y: Double
    }

    let text: [UInt8]
    let clusters: [Cluster]
    let glyphs: [Glyph]
    let faces: [LoadedFace]
    /// The direction of the line as a whole.
    let isRightToLeft: Bool
    let missingCharacters: [Character]

    init(
        text: [UInt8], clusters: [Cluster], glyphs: [Glyph], faces: [LoadedFace], isRightToLeft: Bool,
        missingCharacters: [Character]
    ) {
        self.text = text
        self.clusters = clusters
        self.glyphs = glyphs
        self.faces = faces
        self.isRightToLeft = isRightToLeft
        self.missingCharacters = missingCharacters
    }
}
