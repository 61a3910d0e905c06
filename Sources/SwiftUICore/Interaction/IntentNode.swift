import AppIntents
import Geometry

/// An intent that is performed when its area is tapped.
package struct RecordedIntent {
    package let intent: any AppIntent
    /// Whether the toggle is on; nil for a button.
    package let isOn: Bool?
    /// Points of the widget.
    package let frame: CGRect
}

/// Notes its frame as an area that performs an intent.
final class IntentNode: WrapperNode {
    private let intent: any AppIntent
    private let isOn: Bool?

    init(_ content: LayoutNode, intent: any AppIntent, isOn: Bool? = nil) {
        self.intent = intent
        self.isOn = isOn
        super.init(content)
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        recorder.intents.append(RecordedIntent(intent: intent, isOn: isOn, frame: frame))
        content.record(&recorder)
    }
}
