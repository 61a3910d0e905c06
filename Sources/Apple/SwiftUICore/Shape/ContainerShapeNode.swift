import DisplayList
import Geometry

/// Lends the views in it an outline of their own container while they are drawn.
final class ContainerShapeNode: WrapperNode {
    private let container: _ContainerShapeContext.Container
    private let outline: (CGRect) -> Outline

    /// - Parameters:
    ///   - container: what the views in it look at; one for all views of a group.
    ///   - outline: the container's outline in a frame.
    init(
        _ content: LayoutNode, _ container: _ContainerShapeContext.Container, outline: @escaping (CGRect) -> Outline
    ) {
        self.container = container
        self.outline = outline
        super.init(content)
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        container.outline = outline(frame)
        super.record(&recorder)
        container.outline = nil
    }
}
