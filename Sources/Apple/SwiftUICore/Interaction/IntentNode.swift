import AppIntents
import Geometry

/// An intent that is performed when its area is tapped.
package struct RecordedIntent {
    package let intent: any AppIntent
    /// Whether the toggle is on; nil for a button.
    package let isOn: Bool?
    /// Points of the widget.
    package let frame: CGRect
    /// Its place among links and intents, in which later ones lie in front of or inside earlier ones.
    package let order: Int
    /// The view's place in the tree.
    package let identity: ViewIdentity

    package init(intent: any AppIntent, isOn: Bool?, frame: CGRect, order: Int, identity: ViewIdentity) {
        (self.intent, self.isOn, self.frame, self.order, self.identity) = (intent, isOn, frame, order, identity)
    }
}

/// Notes its frame as an area that performs an intent.
final class IntentNode: WrapperNode {
    private let intent: any AppIntent
    private let isOn: Bool?
    private let identity: ViewIdentity
    /// Where the frame is drawn, in points of the picture.
    private var drawnFrame = CGRect.null

    init(_ content: LayoutNode, intent: any AppIntent, isOn: Bool? = nil, identity: ViewIdentity) {
        self.intent = intent
        self.isOn = isOn
        self.identity = identity
        super.init(content)
    }

    override func placeContent() {
        drawnFrame = frame.applying(PlacementScope.current.transform)
        super.placeContent()
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        if !drawnFrame.isNull {
            recorder.intents.append(
                RecordedIntent(
                    intent: intent, isOn: isOn, frame: drawnFrame, order: recorder.interactionCount,
                    identity: identity))
        }
        content.draw(into: &recorder)
    }
}

extension _ViewInputs {
    /// Marks a control as what performs `intent`; one that is disabled or takes no taps performs nothing.
    func performing(_ intent: any AppIntent, isOn: Bool? = nil, _ content: LayoutNode) -> LayoutNode {
        guard environment.isTappable else { return content }
        return IntentNode(content, intent: intent, isOn: isOn, identity: identity)
    }
}
