import Geometry

/// Tells a container's shape where it lies.
final class ContainerShapeNode: WrapperNode {
    private let didPlace: (CGRect) -> Void

    init(_ content: LayoutNode, didPlace: @escaping (CGRect) -> Void) {
        self.didPlace = didPlace
        super.init(content)
    }

    override func placeContent() {
        didPlace(frame)
        super.placeContent()
    }
}
