import Geometry

/// The columns that a `LazyVGrid` comes to in a given width, or the rows of a `LazyHGrid` in a given height.
struct GridTracks {
    struct Track {
        /// From the first track's edge, in points.
        var offset: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    private(set) var tracks: [Track] = []
    /// From the first track's edge to the last one's, in points.
    private(set) var length: CGFloat = 0

    /// A picture has fewer pixels in a row; without a limit a minimum of zero would ask for tracks without end.
    private static let greatestCount: CGFloat = 4096

    /// Fixed items take their length first. Then the others are served in order: each is offered an equal part of
    /// what remains and takes it within its limits.
    ///
    /// - Parameter available: points offered; nil asks for the least lengths.
    init(_ items: [GridItem], in available: CGFloat?) {
        let items = items.isEmpty ? [GridItem()] : items
        var remaining = available ?? 0
        var unserved = 0
        for (index, item) in items.enumerated() {
            if index < items.count - 1 { remaining -= Self.spacing(after: item) }
            if case .fixed(let length) = item.size { remaining -= Self.valid(length) } else { unserved += 1 }
        }
        var position: CGFloat = 0
        for item in items {
            let start = tracks.count
            switch item.size {
            case .fixed(let length):
                append([Self.valid(length)], item, at: &position)
            case .flexible(let minimum, let maximum):
                let least = Self.valid(minimum)
                let share = max(0, remaining) / CGFloat(unserved)
                append([max(least, min(Self.valid(maximum), share))], item, at: &position)
            case .adaptive(let minimum, let maximum):
                let share = max(0, remaining) / CGFloat(unserved)
                append(Self.adaptive(minimum, maximum, share, Self.spacing(after: item)), item, at: &position)
            }
            if case .fixed = item.size { continue }
            unserved -= 1
            if let last = tracks.last { remaining -= last.offset + last.length - tracks[start].offset }
        }
        length = tracks.last.map { $0.offset + $0.length } ?? 0
    }

    /// The lengths of as many tracks of at least `minimum` as fit in `share`, spacing between them included.
    private static func adaptive(
        _ minimum: CGFloat, _ maximum: CGFloat, _ share: CGFloat, _ spacing: CGFloat
    ) -> [CGFloat] {
        let least = valid(minimum)
        guard share.isFinite else { return [max(least, valid(maximum))] }
        let fitting = (share + spacing) / (least + spacing)
        let count = fitting >= 1 ? min(fitting.rounded(.down), greatestCount) : 1
        let length = max(least, min(valid(maximum), (share - (count - 1) * spacing) / count))
        return Array(repeating: length, count: Int(count))
    }

    private mutating func append(_ lengths: [CGFloat], _ item: GridItem, at position: inout CGFloat) {
        for length in lengths {
            tracks.append(Track(offset: position, length: length, alignment: item.alignment ?? .center))
            position += length + Self.spacing(after: item)
        }
    }

    private static func spacing(after item: GridItem) -> CGFloat { item.spacing ?? ViewSpacing.defaultDistance }

    /// Lengths below zero or without a value count as nothing.
    private static func valid(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }
}

/// An alignment guide on which the cells of a column or a row agree.
struct SharedGuide {
    /// How far the cells reach on either side of the guide, in points; nil without cells.
    private var reach: (before: CGFloat, after: CGFloat)?

    mutating func add(_ guide: CGFloat, of length: CGFloat) {
        let own = (before: guide, after: length - guide)
        reach = reach.map { (max($0.before, own.before), max($0.after, own.after)) } ?? own
    }

    var length: CGFloat { reach.map { max(0, $0.before + $0.after) } ?? 0 }

    /// Where the guide lies in a place of `size`, in which the cells are aligned as one.
    func position(in size: CGSize, _ key: AlignmentKey) -> CGFloat {
        let room = ViewDimensions(size: size).value(key)
        guard let reach else { return room }
        var cells = size
        cells[key.axis] = length
        return reach.before + room - ViewDimensions(size: cells).value(key)
    }
}
