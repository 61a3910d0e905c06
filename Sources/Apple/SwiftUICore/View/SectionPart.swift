/// What a view is in a section, for containers that set sections apart; nil for all but the first views.
package enum SectionPart {
    case header
    /// The first view of a section's content.
    case contentStart
    case footer

    var spansTracks: Bool { self != .contentStart }
}

extension _ViewList {
    /// Marks what was appended since `start` as a part of a section.
    mutating func mark(_ part: SectionPart, from start: Int) {
        guard start < nodes.count else { return }
        if part == .contentStart {
            nodes[start].traits.sectionPart = part
        } else {
            for node in nodes[start...] { node.traits.sectionPart = part }
        }
    }
}
