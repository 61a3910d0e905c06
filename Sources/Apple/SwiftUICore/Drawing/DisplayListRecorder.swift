import DisplayList
import Findings
import Geometry

/// Collects what placed nodes draw, in points of the picture.
package struct DisplayListRecorder {
    package private(set) var items: [DisplayItem] = []
    package let displayScale: CGFloat
    /// Whether final frames are rounded to pixels; what code draws itself stays where it put it.
    package var snapsToPixels = true
    /// Areas that open something, in points of the picture.
    package var links: [(url: URL, frame: CGRect, order: Int)] = []
    package var intents: [RecordedIntent] = []
    /// Of links and intents so far.
    package var interactionCount: Int { links.count + intents.count }
    package var widgetURLs: [URL] = []
    /// What was set so far, with what the groups around it leave of it.
    package var texts: [RecordedText] = []
    /// Whether views mark what they draw, so that one picture can become another.
    package var marksMotion = false
    /// Notes whose each item is, where somebody asks for it.
    package var attribution: DrawingAttribution?
    package let report: (Finding) -> Void

    package init(displayScale: CGFloat, report: @escaping (Finding) -> Void) {
        self.displayScale = displayScale
        self.report = report
    }

    /// Adds `item`; what a transform without finite numbers would draw is left out.
    package mutating func append(_ item: DisplayItem) {
        if case .group(let group) = item, !group.transform.isFinite || group.projection?.isFinite == false { return }
        attribution?.note(item)
        items.append(item)
    }

    /// Records `body` into a group of its own, which `configure` then sets up; nothing is kept of an empty one.
    package mutating func group(
        _ body: (inout DisplayListRecorder) -> Void, configure: (inout DisplayGroup) -> Void
    ) {
        let outer = items, known = texts.count
        items = []
        body(&self)
        let inner = items
        items = outer
        guard !inner.isEmpty else { return }
        var group = DisplayGroup(inner)
        configure(&group)
        enclose(textsFrom: known, in: group)
        append(.group(group))
    }

    /// Notes for the texts from an index on that they lie in `group`.
    package mutating func enclose(textsFrom first: Int, in group: DisplayGroup) {
        for index in texts.indices.dropFirst(first) { texts[index].enclose(in: group) }
    }

    /// The items that `body` records, without adding them.
    package mutating func capture(_ body: (inout DisplayListRecorder) -> Void) -> [DisplayItem] {
        let outer = items
        items = []
        body(&self)
        defer { items = outer }
        return items
    }

    /// The rectangle with its edges on the pixel grid, as SwiftUI rounds when frames become final: adjacent
    /// views share an edge and leave no seam.
    package func snap(_ rect: CGRect) -> CGRect {
        guard snapsToPixels else { return rect }
        func snap(_ value: CGFloat) -> CGFloat {
            // Binary fractions of a third of a point would tip halves either way; a millionth of a pixel decides.
            ((value * displayScale) + 1e-6).rounded() / displayScale
        }
        let left = snap(rect.minX), top = snap(rect.minY)
        return CGRect(x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
    }
}

extension CGAffineTransform {
    fileprivate var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }
}

/// Which node draws which items. It is filled by a recording of its own, as it takes time that pictures do not have.
package final class DrawingAttribution {
    private struct Open {
        var node: ObjectIdentifier
        /// Whether a node below has drawn already: a group that comes now holds what that one drew.
        var hasInner = false
    }

    private var open: [Open] = []
    private var items: [ObjectIdentifier: [DisplayItem]] = [:]

    package init() {}

    func begin(_ node: LayoutNode) { open.append(Open(node: ObjectIdentifier(node))) }

    func end() {
        open.removeLast()
        if !open.isEmpty { open[open.count - 1].hasInner = true }
    }

    func note(_ item: DisplayItem) {
        guard let last = open.last else { return }
        var item = item
        if case .group(var group) = item, last.hasInner {
            group.items = []
            if group.mask != nil { group.mask = [] }
            item = .group(group)
        }
        items[last.node, default: []].append(item)
    }

    /// What a node draws itself, and the groups that it puts around what nodes below draw, without their items.
    package func items(of node: LayoutNode) -> [DisplayItem] { items[ObjectIdentifier(node)] ?? [] }
}

extension Outline {
    func applying(_ transform: CGAffineTransform) -> Outline {
        switch self {
        case .rectangle(let rect): .rectangle(rect.applying(transform))
        case .ellipse(let rect): .ellipse(rect.applying(transform))
        case .roundedRectangle(let rect, let radius, let continuous):
            .roundedRectangle(rect.applying(transform), radius: radius, continuous: continuous)
        case .path(let elements): .path(elements.map { $0.applying(transform) })
        }
    }
}
