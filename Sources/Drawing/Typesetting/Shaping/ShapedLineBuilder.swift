internal import CPango
import Foundation

/// Collects Pango's glyph strings as clusters in logical order.
struct ShapedLineBuilder {
    private let request: ShapeRequest
    private let bytes: [UInt8]
    private let breaks: [PangoLogAttr]
    private let scalarIndices: [Int]
    private let isRightToLeft: Bool
    /// The byte after each span.
    private let spanEnds: [Int]

    private var clusters: [ShapedLine.Cluster] = []
    private var glyphs: [ShapedLine.Glyph] = []
    private var faces: [LoadedFace] = []
    private var missing: [Character] = []

    init(request: ShapeRequest, bytes: [UInt8], breaks: [PangoLogAttr], scalarIndices: [Int], isRightToLeft: Bool) {
        self.request = request
        self.bytes = bytes
        self.breaks = breaks
        self.scalarIndices = scalarIndices
        self.isRightToLeft = isRightToLeft
        var end = 0
        spanEnds = request.spans.map {
            end += $0.utf8Count
            return end
        }
        clusters.reserveCapacity(bytes.count)
        glyphs.reserveCapacity(bytes.count)
    }

    /// The span that holds a byte.
    func span(at byte: Int) -> Int {
        spanEnds.firstIndex { byte < $0 } ?? max(spanEnds.count - 1, 0)
    }

    /// Adds the glyphs of one item, which Pango gives in visual order.
    /// - Parameter spaceAdvance: of the run's own face, in ems.
    mutating func append(
        _ string: UnsafeMutablePointer<PangoGlyphString>, face: LoadedFace, start: Int, end: Int, level: UInt8,
        spaceAdvance: Double
    ) {
        let count = Int(string.pointee.num_glyphs)
        guard count > 0, let infos = string.pointee.glyphs, let offsets = string.pointee.log_clusters else { return }
        faces.append(face)

        var groups: [Range<Int>] = []
        var first = 0
        for position in 1...count where position == count || offsets[position] != offsets[first] {
            groups.append(first..<position)
            first = position
        }
        if level & 1 == 1 { groups.reverse() }
        for (number, group) in groups.enumerated() {
            let from = start + Int(offsets[group.lowerBound])
            let to = number + 1 < groups.count ? start + Int(offsets[groups[number + 1].lowerBound]) : end
            append(infos, group, from: from, to: max(from, to), level: level, spaceAdvance: spaceAdvance)
        }
    }

    private mutating func append(
        _ infos: UnsafeMutablePointer<PangoGlyphInfo>, _ group: Range<Int>, from: Int, to: Int, level: UInt8,
        spaceAdvance: Double
    ) {
        let face = faces[faces.count - 1]
        let firstGlyph = glyphs.count
        // Pango lets a space follow its neighbor's face; Core Text takes it from the font that was asked for.
        let isSpace = bytes[from..<to].elementsEqual([0x20]) || bytes[from..<to].elementsEqual([0xC2, 0xA0])
        var x = isSpace ? spaceAdvance : 0
        for position in group where !isSpace {
            let info = infos[position]
            if info.glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) != 0 {
                noteMissing(from, to)
                glyphs.append(.init(id: 0, x: x, y: 0))
                x += face.missingGlyphAdvance
                continue
            }
            if info.glyph != PangoGlyph(Self.emptyGlyph) {
                glyphs.append(
                    .init(
                        id: info.glyph, x: x + Double(info.geometry.x_offset) / face.unitsPerEm,
                        y: Double(info.geometry.y_offset) / face.unitsPerEm))
            }
            x += Double(info.geometry.width) / face.unitsPerEm
        }
        let attributes = breaks[scalarIndices[from]]
        clusters.append(
            .init(
                bytes: from..<to, span: span(at: from), face: faces.count - 1, glyphs: firstGlyph..<glyphs.count,
                isPrimary: face.isPrimary || isSpace, advance: x, level: level,
                isWhitespace: attributes.is_white != 0, isTab: bytes[from] == 0x09,
                mayBreakBefore: attributes.is_line_break != 0 && !HangulBreaks.forbidsBreak(in: bytes, before: from)
                    && !NumberBreaks.forbidsBreak(in: bytes, before: from),
                beginsCharacter: attributes.is_cursor_position != 0))
    }

    /// PANGO_GLYPH_EMPTY, which Swift cannot import: nothing to draw, as for joiners and variation selectors.
    private static let emptyGlyph: UInt32 = 0x0FFF_FFFF

    private mutating func noteMissing(_ from: Int, _ to: Int) {
        for character in String(decoding: bytes[from..<to], as: UTF8.self) {
            let isVisible = character.unicodeScalars.contains {
                !$0.properties.isDefaultIgnorableCodePoint && $0.value != 0xFFFC && $0.value != 0x09
            }
            if isVisible, !missing.contains(character) { missing.append(character) }
        }
    }

    func finish() -> ShapedLine {
        ShapedLine(
            text: bytes, clusters: clusters.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }, glyphs: glyphs,
            faces: faces, isRightToLeft: isRightToLeft, missingCharacters: missing)
    }
}
