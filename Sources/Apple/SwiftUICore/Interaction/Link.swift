import Foundation
import Geometry

/// A part of a widget that opens a URL.
public struct Link<Label: View>: View {
    package let destination: URL
    nonisolated(unsafe) package let label: Label

    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        label.wrapNodes { content, inputs in
            inputs.environment.isTappable ? LinkNode(content, url: destination) : content
        }.accessibilityControl(.link, label: AnyView(label))
    }
}

extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// Notes its frame as an area that opens something.
final class LinkNode: WrapperNode {
    private let url: URL
    /// Where the frame is drawn, in points of the picture.
    private var drawnFrame = CGRect.null

    init(_ content: LayoutNode, url: URL) {
        self.url = url
        super.init(content)
    }

    override func placeContent() {
        drawnFrame = frame.applying(PlacementScope.current.transform)
        super.placeContent()
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        if !drawnFrame.isNull { recorder.links.append((url, drawnFrame, recorder.interactionCount)) }
        content.draw(into: &recorder)
    }
}
