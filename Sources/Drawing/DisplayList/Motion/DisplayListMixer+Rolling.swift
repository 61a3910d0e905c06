import Geometry

extension DisplayListMixer {
    /// A glyph by itself.
    private struct Letter {
        var run: GlyphRun
        var paint: Paint

        func looksLike(_ other: Letter) -> Bool {
            run.font == other.run.font && run.glyphs[0].id == other.run.glyphs[0].id
        }

        var item: DisplayItem { .glyphs(run, paint) }
    }

    /// How far a digit rolls, in parts of the text's size; and how soft it gets.
    private static let way: CGFloat = 0.5
    private static let softness: CGFloat = 0.08

    /// Digits that change leave upwards, or downwards where numbers go down, and their successors follow; glyphs that
    /// stay move to their new places.
    ///
    /// - Parameter shift: how far the text itself moves meanwhile.
    /// - Returns: nil where there is more than glyphs, which do not roll.
    func roll(
        _ start: [DisplayItem], _ end: [DisplayItem], along shift: ContentShift, down: Bool, _ progress: Double
    ) -> [DisplayItem]? {
        guard let old = Self.letters(start), let new = Self.letters(end) else { return nil }
        let pairs = Self.pairs(old, new)
        var result: [DisplayItem] = []
        for (from, to) in pairs {
            guard let run = Interpolation.mix(old[from].run, new[to].run, progress),
                let paint = Interpolation.mix(old[from].paint, new[to].paint, progress)
            else { return nil }
            result.append(.glyphs(run, paint))
        }
        let size = max(old.map(\.run.size).max() ?? 0, new.map(\.run.size).max() ?? 0)
        let p = min(max(progress, 0), 1), sign: CGFloat = down ? 1 : -1
        func part(
            _ letters: [Letter], without known: Set<Int>, gone: Double, _ sign: CGFloat, moved: CGFloat
        ) -> DisplayItem? {
            let items = letters.indices.filter { !known.contains($0) }.map { letters[$0].item }
            guard !items.isEmpty, gone < 1 else { return nil }
            let sigma = size * Self.softness * CGFloat(gone)
            let way = CGAffineTransform(
                translationX: shift.offset.width * moved,
                y: shift.offset.height * moved + sign * size * Self.way * CGFloat(gone))
            return .group(
                DisplayGroup(
                    items, transform: way,
                    opacity: 1 - gone, effects: sigma > 0.05 ? [.blur(sigma: sigma, opaque: false)] : []))
        }
        let leaving = part(old, without: Set(pairs.map(\.0)), gone: p, sign, moved: CGFloat(progress))
        let coming = part(new, without: Set(pairs.map(\.1)), gone: 1 - p, -sign, moved: CGFloat(progress - 1))
        return result + [leaving, coming].compactMap(\.self)
    }

    private static func letters(_ items: [DisplayItem]) -> [Letter]? {
        var result: [Letter] = []
        for item in items {
            guard case .glyphs(let run, let paint) = item else { return nil }
            for glyph in run.glyphs {
                let single = GlyphRun(font: run.font, size: run.size, glyphs: [glyph], text: "")
                result.append(Letter(run: single, paint: paint))
            }
        }
        return result
    }

    /// Glyphs that stay: those in the same place of texts as long as each other; else those at both ends, since a
    /// number that gains a digit keeps its unit.
    private static func pairs(_ old: [Letter], _ new: [Letter]) -> [(Int, Int)] {
        if old.count == new.count {
            return old.indices.filter { old[$0].looksLike(new[$0]) }.map { ($0, $0) }
        }
        let shorter = min(old.count, new.count)
        var head = 0, tail = 0
        while head < shorter, old[head].looksLike(new[head]) { head += 1 }
        while tail < shorter - head, old[old.count - 1 - tail].looksLike(new[new.count - 1 - tail]) { tail += 1 }
        return (0..<head).map { ($0, $0) } + (0..<tail).map { (old.count - 1 - $0, new.count - 1 - $0) }
    }
}
