import Geometry
import DisplayList

/// A bitmap in the layout tree.
final class BitmapNode: LayoutNode {
    private let bitmap: BitmapImage
    private let image: Image
    private let isResizable: Bool
    private let inputs: _ViewInputs

    init(_ image: Image, _ inputs: _ViewInputs) {
        bitmap = BitmapImage(image, in: inputs.environment)
        self.image = image
        isResizable = image.resizing != nil
        self.inputs = inputs
        super.init()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: bitmap.naturalSize) : bitmap.naturalSize
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        recorder.marking({
            MotionMark(
                .image, identity: inputs.identity.number, frame: frame,
                change: inputs.environment.imageChange)
        }) { recordContent(&$0) }
    }

    private func recordContent(_ recorder: inout DisplayListRecorder) {
        let rect = recorder.snap(frame)
        guard rect.width > 0, rect.height > 0 else { return }
        let foreground = EnvironmentValues.with(inputs.environment) {
            ForegroundStyle()._paint(in: _StyleContext(environment: inputs.environment, rect: rect))
        }
        if inputs.environment.redactsContent {
            recorder.append(.fill(.rectangle(rect), foreground.opacity(RedactionReasons.barOpacity).paint))
            return
        }
        for item in bitmap.items(in: rect, foreground: foreground) { recorder.append(item) }
    }

    override var accessibilityElement: AccessibilityDraft? { image.accessibilityElement(in: inputs.environment) }

    override var contentKind: ContentKind { .image }

    override var name: String { "Image \"\(bitmap.name)\"" }
}
