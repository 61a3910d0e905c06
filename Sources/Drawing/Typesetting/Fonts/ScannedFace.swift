internal import CPango

/// A face as fontconfig found it in a font file.
struct ScannedFace {
    var file: String
    var index: Int
    var family: String
    /// All families that the face says it belongs to, its main one first.
    var familyAliases: [String]
    /// Full and PostScript names.
    var faceNames: [String]
    var postScriptNames: [String]
    /// The OpenType weight; nil for a variable one.
    var weight: Int?
    var isItalic: Bool
    var hasColor: Bool
    /// Whether this is a font with all its axes, not one instance of it.
    var isVariable: Bool
    var hasOpticalSizes: Bool

    /// nil for a pattern without a file or a family.
    init?(_ pattern: OpaquePointer) {
        guard let file = pattern.strings(FC_FILE).first else { return nil }
        let families = pattern.strings(FC_FAMILY)
        guard let family = families.first else { return nil }
        self.file = file
        self.index = pattern.integer(FC_INDEX) ?? 0
        self.family = family
        self.familyAliases = families
        self.postScriptNames = pattern.strings(FC_POSTSCRIPT_NAME)
        self.faceNames = pattern.strings(FC_FULLNAME) + postScriptNames
        self.weight = pattern.double(FC_WEIGHT).map { Int(FcWeightToOpenTypeDouble($0).rounded()) }
        self.isItalic = (pattern.integer(FC_SLANT) ?? 0) > 0
        self.hasColor = pattern.boolean(FC_COLOR) ?? false
        self.isVariable = pattern.boolean(FC_VARIABLE) ?? false
        self.hasOpticalSizes = pattern.isRange(FC_SIZE)
    }
}

extension OpaquePointer {
    /// The pattern's values of an element that are strings, in order.
    func strings(_ element: String) -> [String] {
        var result: [String] = []
        var value: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(self, element, Int32(result.count), &value) == FcResultMatch, let value {
            result.append(String(cString: value))
        }
        return result
    }

    func integer(_ element: String) -> Int? {
        var value: Int32 = 0
        return FcPatternGetInteger(self, element, 0, &value) == FcResultMatch ? Int(value) : nil
    }

    func double(_ element: String) -> Double? {
        var value = 0.0
        return FcPatternGetDouble(self, element, 0, &value) == FcResultMatch ? value : nil
    }

    func boolean(_ element: String) -> Bool? {
        var value: FcBool = 0
        return FcPatternGetBool(self, element, 0, &value) == FcResultMatch ? value != 0 : nil
    }

    func isRange(_ element: String) -> Bool {
        var value: OpaquePointer?
        guard FcPatternGetRange(self, element, 0, &value) == FcResultMatch, let value else { return false }
        var low = 0.0, high = 0.0
        return FcRangeGetDouble(value, &low, &high) != 0 && low < high
    }
}

extension ScannedFace {
    /// Whether most of its glyphs are SVG drawings (OpenType's `SVG ` table) and have no outlines besides.
    var hasSVGGlyphs: Bool {
        guard let blob = hb_blob_create_from_file_or_fail(file) else { return false }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, UInt32(index)) else { return false }
        defer { hb_face_destroy(face) }
        let table = hb_face_reference_table(face, "SVG ".utf8.reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1) })
        defer { hb_blob_destroy(table) }
        guard hb_blob_get_length(table) > 0, let font = hb_font_create(face) else { return false }
        defer { hb_font_destroy(font) }
        // As many tell of all; the first is drawn for what is missing.
        let glyphs = 1..<min(256, max(2, hb_face_get_glyph_count(face)))
        let outlined = glyphs.count { glyph in
            var extents = hb_glyph_extents_t()
            return hb_font_get_glyph_extents(font, glyph, &extents) != 0 && extents.width != 0
        }
        return outlined * 2 < glyphs.count
    }
}
