/// Which items of two lists stand for the same thing.
struct ItemMatching {
    /// For each item at the end, the index of the same at the start.
    private(set) var startIndex: [Int?]
    private(set) var matchedStarts: Set<Int> = []

    private enum Key: Hashable {
        case mark(Int)
        /// A group without a mark, by the first one inside.
        case around(Int, DisplayGroup.Role?)
        case group(DisplayGroup.Role?)
        case fill, stroke, glyphs, image
    }

    private struct Place: Hashable {
        var key: Key
        /// How many with the same key come before.
        var occurrence: Int
    }

    init(_ start: [DisplayItem], _ end: [DisplayItem]) {
        let places = Dictionary(
            zip(Self.places(start), start.indices), uniquingKeysWith: { first, _ in first })
        startIndex = Self.places(end).map { places[$0] }
        matchedStarts = Set(startIndex.compactMap(\.self))
    }

    private static func places(_ items: [DisplayItem]) -> [Place] {
        var counts: [Key: Int] = [:]
        return items.map { item in
            let key = key(item)
            defer { counts[key, default: 0] += 1 }
            return Place(key: key, occurrence: counts[key, default: 0])
        }
    }

    private static func key(_ item: DisplayItem) -> Key {
        switch item {
        case .fill: return .fill
        case .stroke: return .stroke
        case .glyphs: return .glyphs
        case .image: return .image
        case .group(let group):
            if let mark = group.motion { return .mark(mark.identity) }
            return group.items.firstIdentity.map { .around($0, group.role) } ?? .group(group.role)
        }
    }
}

extension [DisplayItem] {
    /// The first mark's, in drawing order.
    fileprivate var firstIdentity: Int? {
        for case .group(let group) in self {
            if let identity = group.motion?.identity ?? group.items.firstIdentity { return identity }
        }
        return nil
    }
}

extension DisplayGroup {
    /// Whether two groups draw the same but for places, sizes and colors.
    func looksLike(_ other: DisplayGroup) -> Bool {
        items.count == other.items.count && zip(items, other.items).allSatisfy { $0.looksLike($1) }
    }
}

extension DisplayItem {
    fileprivate func looksLike(_ other: DisplayItem) -> Bool {
        switch (self, other) {
        case (.group(let a), .group(let b)): a.looksLike(b)
        case (.glyphs(let a, _), .glyphs(let b, _)):
            a.font == b.font && a.glyphs.map(\.id) == b.glyphs.map(\.id)
        case (.image(let a), .image(let b)): a.image == b.image && (a.tint == nil) == (b.tint == nil)
        case (.fill(let a, _, _, _), .fill(let b, _, _, _)): Interpolation.mix(a, b, 0.5) != nil
        case (.stroke(let a, _, _, _), .stroke(let b, _, _, _)): Interpolation.mix(a, b, 0.5) != nil
        default: false
        }
    }
}
