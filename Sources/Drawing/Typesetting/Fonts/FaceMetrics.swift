internal import CPango

/// Numbers of a face, in ems.
struct FaceMetrics {
    var ascent: Double
    var descent: Double
    /// The advance of `0`.
    var digitAdvance: Double
    var spaceAdvance: Double

    /// For faces that cannot be read: SF Pro's vertical metrics and typical advances.
    static let standard = FaceMetrics(
        ascent: TextFont.ascentPerEm, descent: TextFont.descentPerEm, digitAdvance: 0.6, spaceAdvance: 0.28)

    private init(ascent: Double, descent: Double, digitAdvance: Double, spaceAdvance: Double) {
        (self.ascent, self.descent) = (ascent, descent)
        (self.digitAdvance, self.spaceAdvance) = (digitAdvance, spaceAdvance)
    }

    /// nil where HarfBuzz cannot read the face.
    init?(_ font: UnsafeMutablePointer<PangoFont>) {
        guard let harfBuzz = pango_font_get_hb_font(font) else { return nil }
        var extents = hb_font_extents_t()
        guard hb_font_get_h_extents(harfBuzz, &extents) != 0 else { return nil }
        if let own = Self.horizontalHeader(harfBuzz) { (extents.ascender, extents.descender) = own }
        func advance(_ character: hb_codepoint_t) -> Double? {
            var glyph: hb_codepoint_t = 0
            guard hb_font_get_nominal_glyph(harfBuzz, character, &glyph) != 0 else { return nil }
            return Double(hb_font_get_glyph_h_advance(harfBuzz, glyph)) / FontWorld.unitsPerEm
        }
        self.init(
            ascent: Double(extents.ascender) / FontWorld.unitsPerEm,
            descent: -Double(extents.descender) / FontWorld.unitsPerEm,
            digitAdvance: advance(0x30) ?? Self.standard.digitAdvance,
            spaceAdvance: advance(0x20) ?? Self.standard.spaceAdvance)
    }

    /// Ascender and descender of the table `hhea` where HarfBuzz takes others, as the font's `OS/2` asks to: Core Text
    /// always takes these. In the font's units, as HarfBuzz's extents.
    private static func horizontalHeader(_ font: OpaquePointer) -> (ascender: Int32, descender: Int32)? {
        guard let face = hb_font_get_face(font) else { return nil }
        let selection = number(at: 62, of: "OS/2", in: face) ?? 0, usesTypographicMetrics = selection & 1 << 7 != 0
        guard usesTypographicMetrics, let ascender = number(at: 4, of: "hhea", in: face),
            let descender = number(at: 6, of: "hhea", in: face), ascender != 0 || descender != 0
        else { return nil }
        var scale = (x: Int32(0), y: Int32(0))
        hb_font_get_scale(font, &scale.x, &scale.y)
        let unit = Double(scale.y) / Double(max(1, hb_face_get_upem(face)))
        return (Int32((Double(ascender) * unit).rounded()), Int32((Double(descender) * unit).rounded()))
    }

    /// A number of 16 bits of a table; nil where the font has none there.
    private static func number(at offset: Int, of table: String, in face: OpaquePointer) -> Int16? {
        let blob = hb_face_reference_table(face, table.utf8.reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1) })
        defer { hb_blob_destroy(blob) }
        var count: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &count), count >= offset + 2 else { return nil }
        return bytes.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
            Int16(bitPattern: UInt16($0[offset]) << 8 | UInt16($0[offset + 1]))
        }
    }
}
