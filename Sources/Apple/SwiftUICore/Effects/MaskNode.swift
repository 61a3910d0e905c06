import DisplayList
import Geometry

/// Shows its content where another view draws; that view is fitted to the content's place as an overlay is.
final class MaskNode: WrapperNode {
    private let mask: LayoutNode
    private let alignment: Alignment
    private let mirrors: Bool

    init(_ content: LayoutNode, mask: LayoutNode, alignment: Alignment, mirrors: Bool) {
        self.mask = mask
        self.alignment = alignment
        self.mirrors = mirrors
        super.init(content)
    }

    override func placeContent() {
        super.placeContent()
        mask.placeLayer(over: content, in: frame, proposal: placedProposal, alignment: alignment, mirrors: mirrors)
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        let hidden = recorder.capture { mask.draw(into: &$0) }
        recorder.group { content.draw(into: &$0) } configure: {
            $0.mask = hidden
            $0.liftBlendMode()
        }
    }

    override var name: String { "Mask" }
}
