import DisplayList
import Foundation
import Geometry
import Typesetting

/// The icon fonts, and the table from Apple's names to their glyphs.
struct SymbolMap: Sendable {
    /// A glyph for each weight the icon font has, with the thickness of its lines in ems of that font.
    struct Entry {
        var font: GlyphFont
        var masters: [(stroke: CGFloat, codePoint: UInt32)]
        /// Filled glyphs keep their outline at every weight.
        var isFilled: Bool
        /// The template that is put around the glyph: `circle`, `slash`; empty for none.
        var enclosure: Substring
    }

    private let table: SortedTable
    private let phosphor: GlyphFont?
    private let material: GlyphFont?

    /// How much an icon is larger than its em says: icon fonts draw a circle 0.8125 em wide, SF Symbols one of 1 em.
    static let scale: CGFloat = 100 / 0.8125

    init(directory: URL) {
        table = SortedTable(file: directory.appendingPathComponent("map.csv"), separator: ",", skippingLines: 1)
        phosphor = GlyphFont(file: directory.appendingPathComponent("Phosphor.ttf"))
        material = GlyphFont(file: directory.appendingPathComponent("MaterialDesignIcons.ttf"))
    }

    var names: [String] { table.names }

    /// A glyph of either font as an outline, in ems.
    func outline(_ face: FontFace, _ id: UInt32) -> [PathElement] {
        [phosphor, material].first { $0?.file.path == face.path }??.outline(of: id) ?? []
    }

    func entry(named name: String) -> Entry? {
        guard let row = table[name] else { return nil }
        let fields = row.split(separator: ",", omittingEmptySubsequences: false)
        guard fields.count >= 8, let regular = UInt32(fields[2], radix: 16) else { return nil }
        let enclosure = fields[7] == "none" ? "" : fields[7]
        func code(_ index: Int) -> UInt32 { UInt32(fields[index], radix: 16) ?? regular }
        if fields[0] == "mdi" {
            guard let material else { return nil }
            // Lines of 2 in a square of 24. Names of filled glyphs carry no mark, those of outlines mostly do.
            let isFilled = !fields[1].contains("outline")
            return Entry(font: material, masters: [(2.0 / 24, regular)], isFilled: isFilled, enclosure: enclosure)
        }
        guard let phosphor else { return nil }
        // Lines of 8, 12, 16 and 24 in a square of 256.
        return Entry(
            font: phosphor,
            masters: [(8.0 / 256, code(3)), (12.0 / 256, code(4)), (16.0 / 256, regular), (24.0 / 256, code(5))],
            isFilled: fields[1].hasSuffix("-fill"), enclosure: enclosure)
    }
}

extension SymbolMap.Entry {
    /// A weight that differs by less, in hundredths of an em on each side, is not worth another outline.
    private static let indifference: CGFloat = 0.25

    /// The glyph in the middle of the capitals.
    /// - Parameters:
    ///   - stroke: how thick lines are to be, in hundredths of an em.
    ///   - fit: the width and height that the ink is scaled into; nil for the icon font's usual size.
    ///   - asOutline: whether the outline is wanted even where the font's own glyph would do.
    func area(stroke: CGFloat, fit: CGSize?, asOutline: Bool = false) -> SymbolArea? {
        guard let regular = glyph(masters[masters.count > 2 ? 2 : 0].codePoint) else { return nil }
        var size = SymbolMap.scale
        if let fit { size = min(fit.width / regular.ink.width, fit.height / regular.ink.height) }
        let master = masters.min { ($0.stroke * size - stroke).magnitude < ($1.stroke * size - stroke).magnitude }
        guard let master, let glyph = glyph(master.codePoint) else { return nil }
        let origin = CGPoint(x: -glyph.ink.midX * size, y: -glyph.ink.midY * size)
        let difference = isFilled ? 0 : (stroke - master.stroke * size) / 2
        if difference.magnitude < Self.indifference, !asOutline {
            let face = FontFace(file: font.file.lastPathComponent, path: font.file.path)
            return .glyph(face, id: glyph.id, size: size, origin: origin, ink: glyph.ink)
        }
        let placing = CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: origin.x, ty: origin.y)
        return .fill(font.outline(of: glyph.id).map { $0.applying(placing) }.emboldened(by: difference))
    }

    private func glyph(_ codePoint: UInt32) -> GlyphFont.Glyph? { font.glyph(for: codePoint) }
}

/// A text file with one entry a line, sorted by the bytes of what stands before the first separator. It is searched
/// where it lies: nothing is parsed until a name is asked for.
struct SortedTable: Sendable {
    private let bytes: [UInt8]
    private let separator: UInt8
    /// Where the first entry begins.
    private let start: Int

    init(file: URL, separator: Character, skippingLines: Int = 0) {
        bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
        self.separator = separator.asciiValue ?? 0x2C
        var start = 0
        for _ in 0..<skippingLines { start = (bytes[start...].firstIndex(of: 0x0A) ?? bytes.count - 1) + 1 }
        self.start = start
    }

    /// What stands behind the name's separator.
    subscript(name: String) -> Substring? {
        let wanted = Array(name.utf8)
        var low = start, high = bytes.count
        while low < high {
            // To the beginning of the line in the middle.
            var line = (low + high) / 2
            while line > low, bytes[line - 1] != 0x0A { line -= 1 }
            let end = bytes[line...].firstIndex(of: 0x0A) ?? bytes.count
            let nameEnd = bytes[line..<end].firstIndex(of: separator) ?? end
            let key = bytes[line..<nameEnd]
            if key.elementsEqual(wanted) {
                return Substring(decoding: bytes[min(nameEnd + 1, end)..<end], as: UTF8.self)
            }
            if key.lexicographicallyPrecedes(wanted) { low = min(end + 1, high) } else { high = line }
        }
        return nil
    }

    var names: [String] {
        bytes[min(start, bytes.count)...].split(separator: 0x0A).compactMap { line in
            line.split(separator: separator, maxSplits: 1).first.map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
