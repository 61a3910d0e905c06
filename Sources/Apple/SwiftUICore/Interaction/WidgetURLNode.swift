import Foundation

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
