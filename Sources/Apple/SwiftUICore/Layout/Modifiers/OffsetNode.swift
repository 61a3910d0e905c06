import Geometry

/// Draws its content elsewhere while its own place stays.
final class OffsetNode: WrapperNode {
    private let offset: CGSize

    init(_ content: LayoutNode, offset: CGSize) {
        self.offset = CGSize(width: offset.width.orZeroIfNotFinite, height: offset.height.orZeroIfNotFinite)
        super.init(content)
    }

    override var layoutDetails: [String] {
        LayoutLength.detail("x", offset.width) + LayoutLength.detail("y", offset.height)
    }

    override func placeContent() {
        content.place(
            at: CGPoint(x: frame.minX + offset.width, y: frame.minY + offset.height), proposal: placedProposal)
    }
}
