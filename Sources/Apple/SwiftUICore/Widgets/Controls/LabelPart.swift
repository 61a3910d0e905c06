import DisplayList
import Findings

/// One of the texts and images that labels show, and nothing else of them.
package struct LabelPart: PrimitiveView {
    package enum Kind { case symbol, title, subtitle }

    private let kind: Kind
    private let labels: [AnyView]

    /// - Parameter labels: those that come first are preferred. A subtitle is the second text of a label.
    package init(_ kind: Kind, of labels: [AnyView]) {
        self.kind = kind
        self.labels = labels
    }

    package static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        for (index, label) in view.labels.enumerated() {
            guard let leaf = leaf(view.kind, of: label, inputs.child(index).outsideStack) else { continue }
            if let image = leaf as? BitmapNode {
                inputs.session.report(
                    Finding(
                        .controlImageUnsupported,
                        "a control shows only symbols, and \(image.name) isn't one: iOS shows nothing in its place; "
                            + "use a system symbol or a symbol set in the asset catalog"))
            }
            return list.append(leaf)
        }
    }

    private static func leaf(_ kind: Kind, of label: AnyView, _ inputs: _ViewInputs) -> LayoutNode? {
        let leaves = ViewResolver.nodes(of: label, inputs).flatMap(\.leaves)
        let texts = leaves.filter { $0.contentKind == .text }
        return switch kind {
        case .symbol: leaves.first { $0.contentKind == .image }
        case .title: texts.first
        case .subtitle: texts.dropFirst().first
        }
    }

    /// Whether some of the labels have the part.
    @MainActor
    package static func exists(_ kind: Kind, in labels: [AnyView], _ inputs: _ViewInputs) -> Bool {
        labels.contains { leaf(kind, of: $0, inputs) != nil }
    }

    /// What that text says.
    @MainActor
    package static func string(_ kind: Kind, of label: AnyView, _ inputs: _ViewInputs) -> String? {
        (leaf(kind, of: label, inputs) as? TextNode)?.string
    }
}
