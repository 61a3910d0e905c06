import DisplayList
import Geometry

/// A view ready for layout: it answers proposals, is placed, and records what it draws.
///
/// Sizes are kept per proposal, so that a parent may ask as often as its algorithm needs; without that, nested
/// stacks would measure their leaves a number of times that grows exponentially with depth.
package class LayoutNode {
    package var traits = ViewTraits()
    /// The bodies that the node is the outermost part of, from the inside out.
    package internal(set) var owners: [ViewOwner] = []
    /// Where the widget makes the view, of those that say it.
    package internal(set) var callSite: CallSite?
    /// What is said of the view to those who hear it, from the inside out.
    package var accessibility: [AccessibilityChange] = []
    /// Where the node lies, in points of the picture, once it is placed.
    package private(set) var frame = CGRect.zero
    /// Whether the node's own size left it without a place.
    package private(set) var isInfinite = false
    package private(set) var placedProposal = ProposedViewSize.unspecified
    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []

    // Subclasses live in this module: Swift 6.3 warns of endless recursion in what it makes of an initializer that more
    // than the module sees.
    init() {}

    /// A view that takes what it is offered and draws nothing.
    package static var empty: LayoutNode { LayoutNode() }

    // MARK: What subclasses answer

    /// Takes over what a container may know of the node that this one wraps.
    package final func adopt(_ traits: ViewTraits) {
        self.traits = traits
        if !passesLayoutPriority { self.traits.layoutPriority = 0 }
    }

    /// Whether a stack sees the content's layout priority through this node. Frames, padding, ratios and positions
    /// hide it, a spacer's too: tiles beside `Spacer().frame(maxWidth: .infinity)` are half a row wide in
    /// home-assistant/iOS's systemMedium-03 and systemLarge-05, -07 and -09.
    package var passesLayoutPriority: Bool { true }

    /// The size taken for `proposal`.
    package func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// The guide that this view or its content sets itself, in its own space.
    package func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        nil
    }

    package var spacing: ViewSpacing { .plain }

    /// Places the content inside `frame`, which is set.
    package func placeContent() {}

    package func record(_ recorder: inout DisplayListRecorder) {
        for child in children { child.draw(into: &recorder) }
    }

    /// The nodes below, for walks over the tree.
    package var children: [LayoutNode] { [] }

    /// From the coordinates of the nodes below to this one's.
    package var contentTransform: ProjectionTransform { .identity }

    /// What the view shows by itself, for places that take only a text and an image.
    package enum ContentKind { case text, image, other }
    package var contentKind: ContentKind { .other }

    /// What is heard of the view itself; nil for what shows no words and no picture.
    package var accessibilityElement: AccessibilityDraft? { nil }

    /// The view's name in a tree dump.
    package var name: String {
        let type = "\(Self.self)"
        return type.hasSuffix("Node") ? String(type.dropLast(4)) : type
    }

    /// What decides the node's layout, as its source says it, such as `spacing 4`: for people who ask why it lies where
    /// it does.
    package var layoutDetails: [String] { [] }

    /// What the view says under a preference key: the values of the nodes below, joined in their order.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        for child in children {
            guard let next = child.preference(key) else { continue }
            guard var value = result else {
                result = next
                continue
            }
            K.reduce(value: &value) { next }
            result = value
        }
        return result
    }

    // MARK: What parents ask

    /// Records what the node draws; as its own, where somebody asks whose each item is.
    package final func draw(into recorder: inout DisplayListRecorder) {
        guard let attribution = recorder.attribution else { return record(&recorder) }
        attribution.begin(self)
        record(&recorder)
        attribution.end()
    }

    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.sanitized
        for known in sizes where known.proposal == proposal { return known.size }
        var size = measure(proposal)
        // A size that is not a number would spoil every frame around it.
        if !(size.width >= 0) { size.width = 0 }
        if !(size.height >= 0) { size.height = 0 }
        sizes.append((proposal, size))
        return size
    }

    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(size: size) { [unowned self] key in explicitGuide(key, size, proposal) }
    }

    private func explicitGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        for known in guides where known.key == key && known.proposal == proposal { return known.value }
        let value = explicitAlignment(key, in: size, proposal: proposal)
        guides.append((key, proposal, value))
        return value
    }

    /// Places the node's top left corner at `origin`, in points of the picture.
    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        isInfinite = size.width.isInfinite || size.height.isInfinite
        frame = CGRect(origin: origin, size: size).finite
        placedProposal = proposal
        placeContent()
    }

    /// Centers the node in a picture or a container, where neither guides nor the reading direction count.
    ///
    /// - Parameter proposal: what the node is offered; nil offers the whole box.
    package final func placeCentered(in box: CGRect, proposal: ProposedViewSize? = nil) {
        let proposal = proposal ?? ProposedViewSize(box.size)
        let size = sizeThatFits(proposal)
        place(at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2), proposal: proposal)
    }
}

/// Lengths as `explain` prints them.
package enum LayoutLength {
    /// At most two decimals: `12`, `7.33`, `∞`.
    package static func text(_ length: CGFloat) -> String {
        guard length.isFinite else { return length > 0 ? "∞" : length < 0 ? "-∞" : "nan" }
        let rounded = (Double(length) * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    /// `name 12`, where there is a length.
    package static func detail(_ name: String, _ length: CGFloat?) -> [String] {
        length.map { ["\(name) \(text($0))"] } ?? []
    }
}
