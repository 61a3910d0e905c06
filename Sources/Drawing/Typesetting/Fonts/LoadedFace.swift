internal import CPango
import DisplayList
import Foundation
import Geometry

/// A font that Pango chose for some characters, as the display list names it.
struct LoadedFace {
    /// tan 12°, for families that have no italic of their own; the matrix is in the font's space, y upwards.
    private static let syntheticSlant: CGFloat = 0.2126

    let font: FontFace
    /// Whether this is the family that was asked for, not one that stands in for a missing character.
    let isPrimary: Bool
    /// The size relative to the run's: below 1 where Pango makes small caps from capitals.
    let sizeFactor: Double
    /// The units of Pango's glyph positions per em of the run. They differ for bitmap faces, which fontconfig hands
    /// out at the size of their bitmaps, and for small caps.
    let unitsPerEm: Double
    /// The advance of glyph 0, which stands for a character that no font has, in ems.
    let missingGlyphAdvance: Double

    init(_ font: UnsafeMutablePointer<PangoFont>, spec: FaceSpec) {
        let pattern = pango_fc_font_get_pattern(
            UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))!
        let path = pattern.strings(FC_FILE).first ?? ""
        let index = pattern.integer(FC_INDEX) ?? 0
        let hasColor = pattern.boolean(FC_COLOR) ?? false
        let settings = pattern.strings(FC_FONT_VARIATIONS)
        let isPrimary = pattern.strings(FC_FAMILY).contains(spec.family)
        let isSlanted = (pattern.integer(FC_SLANT) ?? 0) > 0
        var matrix = CGAffineTransform.identity
        if spec.italic, isPrimary, !isSlanted, !hasColor { matrix.c = Self.syntheticSlant }

        self.isPrimary = isPrimary
        self.font = FontFace(
            file: URL(fileURLWithPath: path).lastPathComponent, path: path, index: index & 0xFFFF,
            // What the run asks for besides its weight counts only where the face has axes at all.
            variations: settings.isEmpty ? "" : Self.merged(settings + [spec.variations]),
            matrix: matrix, hasColor: hasColor)
        var factor = 1.0
        if !hasColor {
            let description = pango_font_describe_with_absolute_size(font)!
            factor = Double(pango_font_description_get_size(description)) / FontWorld.unitsPerEm
            pango_font_description_free(description)
        }
        sizeFactor = factor
        var scale: Int32 = 0
        var missingAdvance: hb_position_t = 0
        if let harfBuzz = pango_font_get_hb_font(font) {
            hb_font_get_scale(harfBuzz, &scale, nil)
            missingAdvance = hb_font_get_glyph_h_advance(harfBuzz, 0)
        }
        unitsPerEm = (scale > 0 ? Double(scale) : FontWorld.unitsPerEm) / factor
        missingGlyphAdvance = Double(missingAdvance) / unitsPerEm
    }

    /// One setting per axis, the last one given, in the order of the axes' names.
    private static func merged(_ settings: [String]) -> String {
        var values: [String: String] = [:]
        for setting in settings.flatMap({ $0.split(separator: ",") }) {
            let parts = setting.split(separator: "=")
            guard parts.count == 2 else { continue }
            values[parts[0].trimmingCharacters(in: .whitespaces)] = String(parts[1])
        }
        return values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
    }
}
