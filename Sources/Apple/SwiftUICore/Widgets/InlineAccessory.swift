import Geometry

/// The line above the Lock Screen's clock. The system takes the first text and the image before it out of the
/// widget's view, and sets them in its own font, whatever the view asks for.
package enum InlineAccessory {
    /// Points between the image and the text.
    private static let spacing: CGFloat = 5

    /// The line made of what `root`, which has been placed, shows.
    @MainActor
    package static func line(from root: LayoutNode, _ inputs: _ViewInputs) -> LayoutNode {
        let leaves = root.leaves
        guard let text = leaves.firstIndex(where: { $0.contentKind == .text }) else {
            return leaves.first { $0.contentKind == .image } ?? root
        }
        let image = leaves[..<text].first { $0.contentKind == .image }
        return ContainerNode(
            HStackLayout(alignment: .firstTextBaseline, spacing: spacing),
            children: (image.map { [$0] } ?? []) + [leaves[text]], inputs)
    }
}

extension LayoutNode {
    /// The nodes without nodes below them, in drawing order.
    var leaves: [LayoutNode] { children.isEmpty ? [self] : children.flatMap(\.leaves) }
}

private enum UniformFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
    /// Whether images have their own size, whatever the view asks for: the system takes the image itself.
    var keepsImageSizes: Bool { uniformFont != nil }

    /// A font that takes the place of every other.
    package var uniformFont: Font? {
        get { self[UniformFontKey.self] }
        set { self[UniformFontKey.self] = newValue }
    }
}
