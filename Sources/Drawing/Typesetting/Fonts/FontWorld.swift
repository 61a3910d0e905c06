internal import CPango
import DisplayList
import Foundation
import Geometry

/// A private fontconfig configuration and the Pango objects that live on it.
///
/// Nothing of the host's is read: the configuration is made in memory, names its folders and its cache, and is also
/// made the process's own, since Pango would otherwise load the host's at its first use. Not thread-safe; the
/// typesetter's lock is around every use.
final class FontWorld {
    /// Points per em at which everything is shaped. Pango counts in 1/1024 of a point, so that an em has about a
    /// million steps and no size that is ever set shows the rounding.
    static let referenceSize = 1000.0
    static let unitsPerEm = referenceSize * Double(PANGO_SCALE)

    let fontMap: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    private(set) var families = FontFamilies()
    /// The files of the world by name, as the fingerprint tells them.
    private(set) var files: [URL] = []

    private let config: OpaquePointer
    private var descriptions: [DescriptionKey: OpaquePointer] = [:]
    private var faces: [FaceKey: LoadedFace] = [:]
    private var metrics: [FaceSpec: FaceMetrics] = [:]

    private struct FaceKey: Hashable {
        var font: UnsafeMutablePointer<PangoFont>
        var spec: FaceSpec
    }

    private struct DescriptionKey: Hashable {
        var spec: FaceSpec
        var language: HanLanguage
    }

    init(fontDirectories: [URL], cacheDirectory: URL) throws {
        guard let config = FcConfigCreate() else {
            throw TypesettingError.configuration("out of memory")
        }
        self.config = config
        // FONTCONFIG_SYSROOT would otherwise be put before every path.
        FcConfigSetSysRoot(config, nil)
        try Self.load(FontconfigRules.directories(fontDirectories, cache: cacheDirectory), into: config)
        FcConfigBuildFonts(config)
        let fonts = FcConfigGetFonts(config, FcSetSystem)
        let faces = Self.faces(of: fonts)
        // Before Pango sees the set, of which it takes a copy.
        Self.dropInstances(of: fonts)
        Self.makeProcessDefault(config)

        fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        pango_fc_font_map_set_config(OpaquePointer(fontMap), config)
        context = pango_font_map_create_context(fontMap)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)

        faces.forEach { insert($0, isNamed: false) }
        guard !families.families.isEmpty else {
            throw TypesettingError.noFonts(folders: fontDirectories.map(\.path))
        }
        try Self.load(FontconfigRules.substitutions(emojiFamilies: families.emojiOrder()), into: config)
    }

    deinit {
        descriptions.values.forEach { pango_font_description_free($0) }
        faces.keys.forEach { g_object_unref($0.font) }
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(fontMap)
        FcConfigDestroy(config)
    }

    // MARK: Fonts

    /// Adds a font file to this world.
    /// - Returns: the names by which its faces can be asked for: families, full and PostScript names.
    func register(_ file: URL) throws -> [String] {
        let before = FcConfigGetFonts(config, FcSetApplication).map { Int($0.pointee.nfont) } ?? 0
        guard FcConfigAppFontAddFile(config, file.path) != 0, let set = FcConfigGetFonts(config, FcSetApplication)
        else { throw TypesettingError.unreadableFont(path: file.path) }
        var names: [String] = []
        let added = Self.faces(of: set).dropFirst(before)
        for name in added.flatMap({ $0.familyAliases + $0.faceNames }) where !names.contains(name) {
            names.append(name)
        }
        guard !names.isEmpty else { throw TypesettingError.unreadableFont(path: file.path) }
        added.forEach { insert($0, isNamed: true) }
        Self.dropInstances(of: set)
        pango_fc_font_map_config_changed(OpaquePointer(fontMap))
        descriptions.values.forEach { pango_font_description_free($0) }
        descriptions = [:]
        metrics = [:]
        return names
    }

    /// The description that Pango is asked with; it lives as long as the world's fonts stay the same.
    func description(_ spec: FaceSpec, language: HanLanguage) -> OpaquePointer {
        let key = DescriptionKey(spec: spec, language: language)
        if let known = descriptions[key] { return known }
        let description = pango_font_description_new()!
        pango_font_description_set_family(
            description, families.order(startingWith: spec.family, language: language).joined(separator: ","))
        pango_font_description_set_weight(description, PangoWeight(rawValue: numericCast(spec.weight)))
        pango_font_description_set_style(description, spec.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_absolute_size(description, Self.unitsPerEm)
        if !spec.variations.isEmpty { pango_font_description_set_variations(description, spec.variations) }
        descriptions[key] = description
        return description
    }

    /// What a font that Pango chose is, for a run that asked for `spec`.
    func face(_ font: UnsafeMutablePointer<PangoFont>, spec: FaceSpec) -> LoadedFace {
        let key = FaceKey(font: font, spec: spec)
        if let known = faces[key] { return known }
        let loaded = LoadedFace(font, spec: spec)
        g_object_ref(font)
        faces[key] = loaded
        return loaded
    }

    /// The vertical metrics of a face's file, and how wide its digits are.
    func metrics(_ spec: FaceSpec) -> FaceMetrics {
        if let known = metrics[spec] { return known }
        let description = description(spec, language: .simplifiedChinese)
        var result = FaceMetrics.standard
        if let font = pango_font_map_load_font(fontMap, context, description) {
            result = FaceMetrics(font) ?? result
            g_object_unref(font)
        }
        metrics[spec] = result
        return result
    }

    // MARK: fontconfig

    private static func faces(of set: UnsafeMutablePointer<FcFontSet>?) -> [ScannedFace] {
        guard let set, let fonts = set.pointee.fonts else { return [] }
        return (0..<Int(set.pointee.nfont)).compactMap { fonts[$0].flatMap { ScannedFace($0) } }
    }

    private func insert(_ face: ScannedFace, isNamed: Bool) {
        families.insert(face, isNamed: isNamed)
        let file = URL(fileURLWithPath: face.file)
        guard !files.contains(file) else { return }
        files.append(file)
        files.sort { ($0.lastPathComponent, $0.path) < ($1.lastPathComponent, $1.path) }
    }

    private static func load(_ document: String, into config: OpaquePointer) throws {
        guard FcConfigParseAndLoadFromMemory(config, document, 1) != 0 else {
            throw TypesettingError.configuration(document)
        }
    }

    /// fontconfig lists a variable font once with its axes and once for each of its instances, which would compete
    /// with it.
    private static func dropInstances(of set: UnsafeMutablePointer<FcFontSet>?) {
        guard let set, set.pointee.nfont > 0, let fonts = set.pointee.fonts else { return }
        let count = Int(set.pointee.nfont)
        let faces = (0..<count).map { fonts[$0].flatMap { ScannedFace($0) } }
        let variableFiles = Set(faces.compactMap { $0?.isVariable == true ? $0?.file : nil })
        var kept = 0
        for position in 0..<count {
            guard let pattern = fonts[position] else { continue }
            if let face = faces[position], !face.isVariable, variableFiles.contains(face.file) {
                FcPatternDestroy(pattern)
            } else {
                fonts[kept] = pattern
                kept += 1
            }
        }
        set.pointee.nfont = Int32(kept)
    }

    private static let defaultIsSet = ProcessDefault()

    /// The first world becomes the process's: whatever asks fontconfig without naming a configuration must not
    /// reach the host's fonts either.
    private static func makeProcessDefault(_ config: OpaquePointer) {
        defaultIsSet.setOnce { FcConfigSetCurrent(config) }
    }

    private final class ProcessDefault: @unchecked Sendable {
        private let lock = NSLock()
        private var isSet = false

        func setOnce(_ action: () -> Void) {
            lock.withLock {
                guard !isSet else { return }
                isSet = true
                action()
            }
        }
    }
}
