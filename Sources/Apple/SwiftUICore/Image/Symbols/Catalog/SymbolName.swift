import Assets
import Findings
import Geometry

/// How SF Symbols puts names together: `bell.badge.fill`, `person.crop.circle.fill.badge.plus`.
struct SymbolName {
    /// A template of `drawings.txt` without its `@`, and the symbols it may be put around, the best first.
    struct Composition: Equatable {
        var template: String
        var bases: [String]
    }

    private let words: [Substring]

    init(_ name: String) { words = name.split(separator: ".") }

    /// From the outermost addition inwards.
    var compositions: [Composition] {
        guard words.count > 1 else { return [] }
        return [badge, slash, enclosure].compactMap { $0 }
    }

    /// `character.book.closed.he` is the book with a Hebrew letter: the name without a script's code, or nil.
    var withoutScript: String? {
        guard words.count > 1, let last = words.last, Self.scripts.contains(last) else { return nil }
        return Self.joined(words.dropLast())
    }

    /// The codes of languages and writing systems that SF Symbols has variants for.
    private static let scripts: Set<Substring> = [
        "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "ru", "sat",
        "si", "ta", "te", "th", "ur", "zh", "rtl"
    ]

    private static func joined(_ words: some Sequence<Substring>) -> String { words.joined(separator: ".") }

    /// `bell.badge.fill` is a filled bell with a badge, `calendar.badge.plus` a calendar with a plus in one.
    var badge: Composition? {
        guard let index = words.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), index > 0 else {
            return nil
        }
        var tail = Array(words[index...])
        var base = Array(words[..<index])
        if tail.last == "fill" {
            tail.removeLast()
            base.append("fill")
        }
        return Composition(template: Self.joined(tail), bases: [Self.joined(base)])
    }

    private var slash: Composition? {
        guard let index = words.lastIndex(of: "slash"), index > 0 else { return nil }
        let rest = words[(index + 1)...]
        guard rest.isEmpty || rest == ["fill"] else { return nil }
        return Composition(template: "slash", bases: [Self.joined(words[..<index] + rest)])
    }

    private static let enclosures: Set<Substring> = [
        "circle", "square", "rectangle", "triangle", "shield", "bubble", "app", "seal", "diamond", "hexagon"
    ]

    /// Inside a shape SF draws the filled form of a symbol where it has one.
    private var enclosure: Composition? {
        let isFilled = words.last == "fill"
        let outline = isFilled ? words.dropLast() : words[...]
        guard let shape = outline.last, Self.enclosures.contains(shape), outline.count > 1 else { return nil }
        var inner = outline.dropLast()
        if inner.last == "crop" { inner = inner.dropLast() }
        let base = Self.joined(inner)
        return Composition(
            template: isFilled ? "\(shape).fill" : String(shape), bases: [base + ".fill", base])
    }

    /// Whether a name in front of an enclosure is a number or letter, which SF draws as text.
    static func isLettering(_ name: String) -> Bool {
        name.utf8.count <= 2 && name.utf8.allSatisfy { (0x30...0x39).contains($0) }
            || name.utf8.count == 1 && name.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }
}

/// What an image's symbol turned out to be.
enum SymbolLookup {
    case drawn(String, SymbolArtwork)
    case unknown(String)
    /// There is a drawing and it cannot be read; nil where that is told elsewhere.
    case unreadable(String, Finding?)

    /// - Parameter stroke: how thick lines are to be, in hundredths of an em.
    /// - Returns: nil for an image that is not a symbol.
    init?(_ source: Image.Source, stroke: CGFloat, in environment: EnvironmentValues) {
        switch source {
        case .symbol(let name, _):
            self = Self.system(name, stroke, environment.symbolVariants)
        case .asset(let name):
            switch environment.assetSource.symbol(named: name) {
            case .file(let file): self = .drawn(name, file.artwork(stroke: stroke))
            case .unreadable: self = .unreadable(name, nil)
            case nil: return nil
            }
        case .bitmap, .drawing:
            return nil
        }
    }

    private static func system(_ baseName: String, _ stroke: CGFloat, _ variants: SymbolVariants) -> SymbolLookup {
        for name in variants.names(for: baseName) {
            switch SymbolFolder.current?.drawing(named: name) {
            case .file(let file): return .drawn(name, file.artwork(stroke: stroke, name: name))
            case .unreadable(let finding): return .unreadable(name, finding)
            case nil: break
            }
            if let artwork = SymbolCatalog.packaged.symbol(named: name, stroke: stroke) {
                return .drawn(name, artwork)
            }
        }
        return .unknown(baseName)
    }
}
