import DisplayList
import Foundation
import Geometry

/// Sets paragraphs with the fonts of its folders, and no others.
///
/// A typesetter may be used from any thread; one caller at a time gets through.
package final class Typesetter: @unchecked Sendable {
    // What is mutable is reached with the lock held only.
    private let lock = NSLock()
    private let world: FontWorld
    private var texts = RecencyCache<Paragraph, TextsOfParagraph>(capacity: 512)
    private var shapedLines = RecencyCache<ShapeRequest, ShapedLine>(capacity: 2048)
    private var resolvedFonts = RecencyCache<FontKey, ResolvedFont>(capacity: 256)
    private var shapings = 0

    private struct FontKey: Hashable {
        var font: TextFont
        var scale: CGFloat
        var isSpaced: Bool
    }

    /// - Parameters:
    ///   - fontDirectories: folders with .ttf, .otf and .ttc files, searched with their subfolders.
    ///   - cacheDirectory: where fontconfig keeps what it found in them; nil for `darkroom/fontconfig` in the user's
    ///     cache folder (`XDG_CACHE_HOME`), or in the temporary one where that cannot be written.
    /// - Throws: `TypesettingError` where there is no font in them.
    package init(fontDirectories: [URL], cacheDirectory: URL? = nil) throws {
        world = try FontWorld(
            fontDirectories: fontDirectories, cacheDirectory: cacheDirectory ?? FontCacheDirectory.standard())
    }

    /// Breaks a paragraph into lines.
    /// - Parameters:
    ///   - proposedWidth: points; nil, or infinity, for one line per line break in the text.
    ///   - proposedHeight: points; nil, or infinity, for as many lines as there are. One line is always set.
    package func typeset(
        _ paragraph: Paragraph, proposedWidth: CGFloat?, proposedHeight: CGFloat?
    ) -> TypesetText {
        let width = Self.length(proposedWidth), height = Self.length(proposedHeight)
        return lock.withLock {
            var known = texts.value(for: paragraph)
            if let text = known?.text(width: width, height: height) { return text }
            if known == nil {
                let made = TextsOfParagraph(paragraph)
                texts.insert(made, for: paragraph)
                known = made
            }
            let text = set(paragraph, width: width, height: height)
            known?.add(text, width: width, height: height)
            return text
        }
    }

    /// Adds a font file for this typesetter alone.
    /// - Returns: the names by which `TextFont.customName` can ask for its faces.
    /// - Throws: `TypesettingError.unreadableFont`.
    @discardableResult
    package func register(fontFile: URL) throws -> [String] {
        try lock.withLock {
            let names = try world.register(fontFile)
            texts.removeAll()
            shapedLines.removeAll()
            resolvedFonts.removeAll()
            return names
        }
    }

    /// The family of the font of that name that every iPhone has and that is drawn in another here.
    package func phoneFontFamily(named name: String) -> String? { PhoneFonts.standIn(for: name)?.family }

    /// Whether a family, full or PostScript name, in any case, is one of the registered fonts.
    package func hasFont(named name: String) -> Bool {
        lock.withLock { world.families.face(named: name) != nil }
    }

    /// Whether the registered font of a name has SVG drawings for glyphs, which are not drawn.
    package func hasSVGGlyphs(named name: String) -> Bool {
        lock.withLock { world.families.namesOfSVGFonts.contains(name.lowercased()) }
    }

    /// The PostScript names of the registered fonts' faces, by family.
    package var registeredFaces: [String: Set<String>] { lock.withLock { world.families.postScriptNames } }

    /// The ascent and descent, in points, of the line that a font makes. They are SF Pro's for the system's designs
    /// and the file's own for custom fonts.
    package func lineMetrics(of font: TextFont) -> (ascent: CGFloat, descent: CGFloat) {
        lock.withLock {
            let font = resolved(FontKey(font: font, scale: 1, isSpaced: false))
            return (font.ascent, font.descent)
        }
    }

    /// The fonts, by name and size in bytes, and the versions of the libraries that shape and draw them: where two
    /// fingerprints are equal, equal paragraphs are set equally.
    package var fingerprint: String {
        lock.withLock { FontFingerprint.description(of: world.files) }
    }

    /// How many lines have been shaped so far. Measuring known text at another width shapes nothing.
    var shapingCount: Int { lock.withLock { shapings } }

    // MARK: Under the lock

    private static func length(_ proposal: CGFloat?) -> CGFloat {
        guard let proposal else { return .infinity }
        return proposal.isNaN ? 0 : max(0, proposal)
    }

    private func set(_ paragraph: Paragraph, width: CGFloat, height: CGFloat) -> TypesetText {
        let lines = HardLine.lines(of: paragraph)
        guard !lines.isEmpty else { return empty(paragraph) }
        return ParagraphSetter(
            paragraph: paragraph, hardLines: lines, width: width, height: height,
            measure: { self.measure($0, of: paragraph, scale: $1, tightening: $2) }
        ).set()
    }

    /// Text without a character takes no room, as in a UILabel, unless lines are reserved for it.
    private func empty(_ paragraph: Paragraph) -> TypesetText {
        guard paragraph.reservedLines > 0, !paragraph.runs.isEmpty else {
            return TypesetText(size: .zero, lines: [], firstBaseline: 0, lastBaseline: 0)
        }
        return ParagraphSetter(
            paragraph: paragraph, hardLines: [HardLine(firstRun: 0, rightToLeft: paragraph.rightToLeft)],
            width: .infinity, height: .infinity,
            measure: { self.measure($0, of: paragraph, scale: $1, tightening: $2) }
        ).set()
    }

    private func measure(
        _ line: HardLine, of paragraph: Paragraph, scale: CGFloat, tightening: CGFloat
    ) -> MeasuredLine {
        func font(_ number: Int) -> ResolvedFont {
            let run = paragraph.runs[number]
            return resolved(FontKey(font: run.font, scale: scale, isSpaced: run.tracking != 0))
        }
        let fonts = line.pieces.map { font($0.run) }
        let request = ShapeRequest(
            text: line.pieces.map(\.text).joined(),
            spans: zip(line.pieces, fonts).map { .init(utf8Count: $0.text.utf8.count, spec: $1.spec) },
            rightToLeft: line.rightToLeft, language: paragraph.language)
        return MeasuredLine(
            shaped: shaped(request), line: line, fonts: fonts, emptyFont: fonts.first ?? font(line.firstRun),
            paragraph: paragraph, scale: scale, tightening: tightening)
    }

    private func resolved(_ key: FontKey) -> ResolvedFont {
        if let known = resolvedFonts.value(for: key) { return known }
        let font = FontResolver(world: world).resolve(key.font, scale: key.scale, spaced: key.isSpaced)
        resolvedFonts.insert(font, for: key)
        return font
    }

    private func shaped(_ request: ShapeRequest) -> ShapedLine {
        if let known = shapedLines.value(for: request) { return known }
        shapings += 1
        let line = Shaper(world: world).shape(request)
        shapedLines.insert(line, for: request)
        return line
    }
}
