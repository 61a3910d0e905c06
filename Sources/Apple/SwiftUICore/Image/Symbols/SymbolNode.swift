import Geometry
import DisplayList

/// A symbol in the layout tree.
final class SymbolNode: LayoutNode {
    private let symbol: SymbolImage
    private let image: Image
    private let isResizable: Bool
    private let inputs: _ViewInputs

    init(_ symbol: SymbolImage, of image: Image, _ inputs: _ViewInputs) {
        self.symbol = symbol
        self.image = image
        isResizable = image.resizing != nil
        self.inputs = inputs
        super.init()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: symbol.inkSize) : symbol.size
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        // A resizable image is no symbol to text any more: it stands on the baseline.
        guard !isResizable,
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        else { return nil }
        return size.height - symbol.baselineFromBottom
    }

    override var spacing: ViewSpacing {
        var spacing = ViewSpacing()
        if !isResizable {
            spacing.top = .symbol
            spacing.bottom = .symbol
        }
        return spacing
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        recorder.marking({
            MotionMark(
                .symbol, identity: inputs.identity.number, frame: frame,
                change: inputs.environment.imageChange)
        }) { recordContent(&$0) }
    }

    private func recordContent(_ recorder: inout DisplayListRecorder) {
        let rect = frame
        guard rect.width > 0, rect.height > 0 else { return }
        let painted = EnvironmentValues.with(inputs.environment) {
            ForegroundStyle()._paint(in: _StyleContext(environment: inputs.environment, rect: rect))
        }
        if inputs.environment.redactsContent {
            recorder.append(
                .fill(.rectangle(recorder.snap(rect)), painted.opacity(RedactionReasons.barOpacity).paint))
            return
        }
        if let finding = symbol.finding { recorder.report(finding) }
        let environment = inputs.environment
        let items = symbol.items(in: rect, filling: isResizable, environment: environment) { level in
            level == 0 ? painted.paint : EnvironmentValues.with(environment) {
                environment.foregroundStyles._symbolPaint(
                    in: _StyleContext(environment: environment, rect: rect), level: level)
            }
        }
        for item in painted.finished(items) { recorder.append(item) }
    }

    override var accessibilityElement: AccessibilityDraft? { image.accessibilityElement(in: inputs.environment) }

    override var contentKind: ContentKind { .image }

    override var name: String { "Image \"\(symbol.name)\"" }
}
