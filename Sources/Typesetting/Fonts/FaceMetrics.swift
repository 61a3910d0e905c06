internal import CPango

/// Numbers of a face, in ems.
struct FaceMetrics {
    var ascent: Double
    var descent: Double
    var digitAdvance: Double

    init(ascent: Double, descent: Double, digitAdvance: Double) {
        (self.ascent, self.descent, self.digitAdvance) = (ascent, descent, digitAdvance)
    }

    /// nil where HarfBuzz cannot read the face.
    init?(_ font: UnsafeMutablePointer<PangoFont>) {
        guard let harfBuzz = pango_font_get_hb_font(font) else { return nil }
        var extents = hb_font_extents_t()
        guard hb_font_get_h_extents(harfBuzz, &extents) != 0 else { return nil }
        var zero: hb_codepoint_t = 0
        let hasZero = hb_font_get_nominal_glyph(harfBuzz, 0x30, &zero) != 0
        self.init(
            ascent: Double(extents.ascender) / FontWorld.unitsPerEm,
            descent: -Double(extents.descender) / FontWorld.unitsPerEm,
            digitAdvance: hasZero
                ? Double(hb_font_get_glyph_h_advance(harfBuzz, zero)) / FontWorld.unitsPerEm : 0.6)
    }
}
