import Foundation
import PackagedFonts
import Typesetting

/// The open icon fonts that stand in for SF Symbols, by Apple's names.
package final class SymbolCatalog: @unchecked Sendable {
    /// The shape around a symbol that the icon font has no glyph for.
    enum Enclosure: String {
        case none, circle, square, slash
        case filledCircle = "circle.fill"
        case filledSquare = "square.fill"
    }

    struct Entry {
        /// `phosphor` or `mdi`.
        var set: String
        var regular: UInt32
        var thin: UInt32
        var light: UInt32
        var bold: UInt32
        var fill: UInt32
        var enclosure: Enclosure
    }

    package static let packaged = SymbolCatalog(directory: PackagedFonts.symbolsDirectory)

    private let entries: [String: Entry]
    private let fonts: [String: GlyphFont]

    init(directory: URL) {
        entries = Self.read(directory.appendingPathComponent("map.csv"))
        var fonts: [String: GlyphFont] = [:]
        fonts["phosphor"] = GlyphFont(file: directory.appendingPathComponent("Phosphor.ttf"))
        fonts["mdi"] = GlyphFont(file: directory.appendingPathComponent("MaterialDesignIcons.ttf"))
        self.fonts = fonts
    }

    private static func read(_ file: URL) -> [String: Entry] {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
        var entries: [String: Entry] = [:]
        for line in text.split(whereSeparator: \.isNewline).dropFirst() {
            let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 9, let regular = UInt32(fields[3], radix: 16) else { continue }
            func code(_ index: Int) -> UInt32 { UInt32(fields[index], radix: 16) ?? regular }
            entries[fields[0]] = Entry(
                set: fields[1], regular: regular, thin: code(4), light: code(5), bold: code(6), fill: code(7),
                enclosure: Enclosure(rawValue: fields[8]) ?? .none)
        }
        return entries
    }

    func entry(named name: String) -> Entry? { entries[name] }

    func font(of entry: Entry) -> GlyphFont? { fonts[entry.set] }
}

extension SymbolCatalog.Entry {
    /// The code point for an OpenType weight: the icon fonts have four weights for SF's nine.
    func codePoint(weight: CGFloat) -> UInt32 {
        switch weight {
        case ..<250: thin
        case ..<350: light
        case ..<550: regular
        default: bold
        }
    }
}
