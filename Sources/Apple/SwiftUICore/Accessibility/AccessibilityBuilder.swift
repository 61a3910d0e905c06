import Foundation
import Geometry

/// Makes elements of placed nodes, in the order of the tree: from top to bottom and from the leading edge to the
/// trailing one, as stacks hold their members.
@MainActor
package struct AccessibilityBuilder {
    private init() {}

    /// The elements below placed nodes, in the order of reading.
    package static func elements(below roots: [LayoutNode]) -> [AccessibilityDraft] {
        let builder = AccessibilityBuilder()
        return AccessibilityDraft.inReadingOrder(roots.flatMap { builder.drafts(of: $0, .identity) })
    }

    /// - Parameter transform: from the layout's coordinates to those of the picture.
    private func drafts(of node: LayoutNode, _ transform: ProjectionTransform) -> [AccessibilityDraft] {
        if isHidden(node.accessibility) { return [] }
        var drafts: [AccessibilityDraft] = []
        if var own = node.accessibilityElement {
            own.frame = frame(of: node, transform)
            drafts = [own]
        } else {
            let children = node.children
            if !children.isEmpty {
                let inner = node.contentTransform.concatenating(transform)
                for child in children { drafts += self.drafts(of: child, inner) }
            }
        }
        guard !node.accessibility.isEmpty else { return drafts }
        let frame = frame(of: node, transform)
        // What has words becomes an element, a plain shape too.
        if drafts.isEmpty, node.accessibility.contains(where: \.makesElement) {
            drafts = [AccessibilityDraft(frame: frame)]
        }
        for change in node.accessibility { apply(change, to: &drafts, frame) }
        return drafts
    }

    private func frame(of node: LayoutNode, _ transform: ProjectionTransform) -> CGRect {
        transform.isIdentity ? node.frame : node.frame.applying(transform)
    }

    /// Of several modifiers on one view the outermost counts.
    private func isHidden(_ changes: [AccessibilityChange]) -> Bool {
        for case .isHidden(let hidden) in changes.reversed() { return hidden }
        return false
    }

    /// What is said of a view that is no element counts for each of the elements in it, as XCTest's queries show of
    /// identifiers.
    private func apply(_ change: AccessibilityChange, to drafts: inout [AccessibilityDraft], _ frame: CGRect) {
        switch change {
        case .element(.ignore): drafts = [AccessibilityDraft(frame: frame)]
        case .element(.combine): drafts = [.merging(drafts, frame: frame)]
        case .element: drafts = drafts.isEmpty ? [] : [group(of: drafts, frame)]
        case .children(let subtree): drafts = [group(of: heard(subtree, frame), frame)]
        case .representation(let subtree): drafts = heard(subtree, frame)
        case .drawn(let make): drafts = make(frame) + drafts
        case .control(let control): drafts = [element(of: control, drafts, frame)]
        case .actions(let subtree):
            let names = AccessibilityDraft.withoutGroups(heard(subtree, frame)).compactMap(\.label)
            for index in drafts.indices { drafts[index].actions += names }
        case .composedLabel(let make):
            for index in drafts.indices {
                let words = AccessibilityDraft.merging(heard(make(drafts[index].label), frame), frame: frame)
                drafts[index].name(words.label, from: .text)
                drafts[index].isRedacted = words.isRedacted
            }
        default:
            for index in drafts.indices { drafts[index].apply(change) }
        }
    }

    private func group(of drafts: [AccessibilityDraft], _ frame: CGRect) -> AccessibilityDraft {
        var group = AccessibilityDraft(frame: frame)
        group.children = AccessibilityDraft.inReadingOrder(drafts)
        return group
    }

    /// The elements of views that have no place of their own.
    private func heard(_ subtree: AccessibilitySubtree, _ frame: CGRect) -> [AccessibilityDraft] {
        func placed(_ draft: AccessibilityDraft) -> AccessibilityDraft {
            var copy = draft
            copy.frame = frame
            copy.children = draft.children?.map(placed)
            return copy
        }
        return subtree.nodes().flatMap { drafts(of: $0, .identity) }.map(placed)
    }

    // MARK: Controls

    private func element(
        of control: AccessibilityControl, _ drafts: [AccessibilityDraft], _ frame: CGRect
    ) -> AccessibilityDraft {
        func words(_ subtree: AccessibilitySubtree?) -> AccessibilityDraft? {
            subtree.map { .merging(heard($0, frame), frame: frame) }
        }
        let drawn = AccessibilityDraft.merging(drafts.map(\.asPart), frame: frame)
        // A style may draw no label, or more than it; a button says all that it shows. Views are resolved again only
        // where that is not enough.
        var result = drawn
        switch control.kind {
        case .button, .link:
            if drawn.label == nil, let named = words(control.label), named.label != nil { result = named }
        case .label, .toggle, .gauge, .progress, .labeledContent:
            if let named = words(control.label),
                named.label != nil || named.isRedacted || !control.kind.readsWhatIsDrawn
            {
                result = named
            }
        }
        result.frame = frame
        switch control.kind {
        case .button: result.become(.isButton)
        case .link: result.become(.isLink)
        case .label:
            result.traits.remove(.isImage)
            if result.traits.isEmpty { result.traits = .isStaticText }
        case .toggle(let isOn, let isMixed):
            result.become(.isToggle)
            result.value = control.environment.redactsContent ? nil : isMixed ? "mixed" : isOn ? "on" : "off"
        case .gauge(let fraction):
            result.become([])
            let current = words(control.value)
            result.value = current?.label ?? (current?.isRedacted == true ? nil : percent(fraction, control))
        case .progress(let fraction):
            result.become([])
            result.value = fraction.map { percent($0, control) } ?? "in progress"
        case .labeledContent:
            let content = words(control.value)
            result.value = [content?.label, content?.value].compactMap(\.self).joined(separator: ", ")
            if result.value == "" { result.value = nil }
            result.isRedacted = result.isRedacted || content?.isRedacted == true
        }
        if control.environment.redactsContent, control.kind.isMeter, result.label == nil, result.value == nil {
            result.isRedacted = true
        }
        return result
    }

    private func percent(_ fraction: Double, _ control: AccessibilityControl) -> String? {
        guard !control.environment.redactsContent else { return nil }
        return fraction.formatted(.percent.precision(.fractionLength(0)).locale(control.environment.locale))
    }
}

extension AccessibilityControl.Kind {
    /// Whether what the style draws speaks for a control whose label says nothing: not the parts of a meter.
    fileprivate var readsWhatIsDrawn: Bool {
        switch self {
        case .gauge, .progress, .labeledContent: false
        case .button, .link, .label, .toggle: true
        }
    }

    /// Whether it tells a value of its own, which is hidden with what else is redacted.
    fileprivate var isMeter: Bool {
        switch self {
        case .gauge, .progress: true
        case .button, .link, .label, .toggle, .labeledContent: false
        }
    }
}

extension AccessibilityChange {
    /// Whether it makes an element of a view that has none.
    fileprivate var makesElement: Bool {
        switch self {
        case .label, .composedLabel, .value, .action, .actions, .defaultAction, .customContent: true
        case .addTraits(let traits): !traits.isEmpty
        default: false
        }
    }
}

extension AccessibilityDraft {
    /// Without what only counts for an element of its own: a control inside a control is a part of it.
    fileprivate var asPart: AccessibilityDraft {
        var copy = self
        copy.traits.subtract([.isButton, .isLink, .isToggle])
        copy.children = children?.map(\.asPart)
        return copy
    }

    /// Makes a control of what was text or an image.
    fileprivate mutating func become(_ kind: AccessibilityTraits) {
        traits.subtract([.isImage, .isStaticText])
        traits.formUnion(kind)
    }

    fileprivate mutating func apply(_ change: AccessibilityChange) {
        switch change {
        case .label(let text):
            name(text.string, from: .text)
            if text.environment.redactsContent { isRedacted = true }
        case .value(let text): value = text.string
        case .hint(let text): hint = text.string
        case .inputLabels(let texts): inputLabels = texts.compactMap(\.string)
        case .identifier(let name): identifier = name
        case .addTraits(let added): traits.formUnion(added)
        case .removeTraits(let removed): traits.subtract(removed)
        case .sortPriority(let priority): sortPriority = priority.isNaN ? 0 : priority
        case .heading(let level):
            traits.insert(.isHeader)
            heading = level
        case .action(let name): actions += [name.string].compactMap(\.self)
        case .customContent(let label, let value):
            if let label = label.string, let value = value.string { customContent.append((label, value)) }
        case .actions, .composedLabel, .defaultAction, .isHidden, .element, .children, .representation, .control,
            .drawn:
            break
        }
    }
}
