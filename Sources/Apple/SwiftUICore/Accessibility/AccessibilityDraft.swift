import Geometry

/// An element while modifiers are still changing it.
package struct AccessibilityDraft {
    /// Where the label's words come from; of several parts the best counts.
    package enum Origin: Int, Comparable {
        case none, assetName, symbolName, text

        package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    package private(set) var label: String?
    package private(set) var origin = Origin.none
    package var value: String?
    package var hint: String?
    package var traits: AccessibilityTraits = []
    package var heading: AccessibilityHeadingLevel?
    package var identifier: String?
    package var inputLabels: [String] = []
    package var actions: [String] = []
    package var customContent: [(label: String, value: String)] = []
    package var isRedacted = false
    package var sortPriority: Double?
    /// In points of the picture.
    package var frame = CGRect.zero
    /// nil for what is not a group.
    package var children: [AccessibilityDraft]?

    package init(frame: CGRect = .zero) { self.frame = frame }

    /// Labels of blanks say nothing.
    package mutating func name(_ label: String?, from origin: Origin) {
        let words = label.flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil }
        self.label = words
        self.origin = words == nil ? .none : origin
        if words != nil { isRedacted = false }
    }

    /// In the order in which VoiceOver reads elements of one level: those of a higher priority come first, of equal
    /// ones the earlier in the tree (documentation of `accessibilitySortPriority`).
    static func inReadingOrder(_ drafts: [AccessibilityDraft]) -> [AccessibilityDraft] {
        guard drafts.contains(where: { $0.sortPriority ?? 0 != 0 }) else { return drafts }
        return drafts.enumerated().sorted {
            (-($0.element.sortPriority ?? 0), $0.offset) < (-($1.element.sortPriority ?? 0), $1.offset)
        }.map(\.element)
    }

    /// The elements of groups in place of the groups.
    static func withoutGroups(_ drafts: [AccessibilityDraft]) -> [AccessibilityDraft] {
        inReadingOrder(drafts).flatMap { draft in draft.children.map { withoutGroups($0) } ?? [draft] }
    }

    /// One element of several: their words with commas, as VoiceOver pauses between them. What cannot be both goes: an
    /// image with words is none, and text with something else is not plain (documentation of
    /// `AccessibilityChildBehavior.combine`: not all traits are merged).
    static func merging(_ drafts: [AccessibilityDraft], frame: CGRect) -> AccessibilityDraft {
        let parts = withoutGroups(drafts)
        if parts.count == 1 {
            var only = parts[0]
            only.frame = frame
            return only
        }
        var result = AccessibilityDraft(frame: frame)
        // Several things to tap become actions by their names; a single one is what a double tap does.
        let taps = parts.filter { !$0.traits.isDisjoint(with: Self.tapped) }
        let speaking = taps.count > 1 ? parts.filter { $0.traits.isDisjoint(with: Self.tapped) } : parts
        result.name(joined(speaking.map(\.label)), from: speaking.map(\.origin).max() ?? .none)
        result.value = joined(speaking.map(\.value))
        result.hint = joined(speaking.map(\.hint))
        for part in speaking { result.traits.formUnion(part.traits.intersection(Self.merged)) }
        for kind in [AccessibilityTraits.isImage, .isStaticText]
        where !speaking.isEmpty && speaking.allSatisfy({ $0.traits.contains(kind) }) {
            result.traits.insert(kind)
        }
        result.heading = speaking.compactMap(\.heading).first
        result.inputLabels = speaking.flatMap(\.inputLabels)
        result.actions = (taps.count > 1 ? taps.compactMap(\.label) : []) + parts.flatMap(\.actions)
        result.customContent = parts.flatMap(\.customContent)
        result.isRedacted = result.label == nil && parts.contains(where: \.isRedacted)
        return result
    }

    private static let tapped: AccessibilityTraits = [.isButton, .isLink, .isToggle]
    private static let merged: AccessibilityTraits = [
        .isButton, .isLink, .isToggle, .isHeader, .isSelected, .updatesFrequently, .isSummaryElement, .isAdjustable
    ]

    private static func joined(_ texts: [String?]) -> String? {
        let words = texts.compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
