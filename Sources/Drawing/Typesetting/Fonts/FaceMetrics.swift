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
}
