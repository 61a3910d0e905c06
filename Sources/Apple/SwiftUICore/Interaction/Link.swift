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
        LinkLabel(label: label).wrapNodes { content, inputs in
            inputs.environment.isTappable ? LinkNode(content, url: destination) : content
        }.accessibilityControl(.link, label: AnyView(label))
    }
}

/// A link's label in the style of buttons that is set around it; in none where none is.
private struct LinkLabel<Label: View>: PrimitiveView {
    let label: Label

    static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        guard inputs.environment[ButtonStyleKey.self] != nil else {
            return Label._resolve(view.label, inputs, into: &list)
        }
        let button = PrimitiveButtonStyleConfiguration(
            role: nil, label: .init(content: AnyView(view.label)), action: {})
        StyledControl._resolve(StyledControl(ButtonStyleKey.self, button), inputs, into: &list)
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

/// Opens a URL; a picture has no one to open it for.
public struct OpenURLAction: Sendable {
    /// What a handler has done with a URL.
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { Result() }
    }

    public init() {}
    /// Never asks the handler: nothing is opened from a picture.
    public init(handler: @escaping (URL) -> Result) {}
    /// Opens nothing: a widget opens URLs with `Link` and `widgetURL(_:)` only.
    public func callAsFunction(_ url: URL) {}
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

/// A control that shares something, which a widget does not show.
public struct ShareLink<Label: View>: View {
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    }

    public var body: some View { UnsupportedView(name: "ShareLink", extent: .fixed(width: 44, height: 22)) }
}

extension ShareLink where Label == SwiftUICore.Label<Text, Image> {
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {}
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {}
}

/// Notes the URL that a tap anywhere on the widget opens.
package final class WidgetURLNode: WrapperNode {
    private let url: URL

    package init(_ content: LayoutNode, url: URL) {
        self.url = url
        super.init(content)
    }

    override package func record(_ recorder: inout DisplayListRecorder) {
        if !recorder.widgetURLs.contains(url) { recorder.widgetURLs.append(url) }
        content.draw(into: &recorder)
    }
}
