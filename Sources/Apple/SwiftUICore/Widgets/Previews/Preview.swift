/// What `#Preview` makes: a name for the canvas, and what is shown under it.
///
/// Source uses the macro; SwiftUI, UIKit and WidgetKit each declare initializers for what they show.
@MainActor
public struct Preview {
    /// Traits of previews that show views.
    public enum ViewTraits: Sendable {}

    package let name: String?
    package let content: any PreviewContent

    package init(name: String?, content: any PreviewContent) {
        self.name = name
        self.content = content
    }
}

/// What a preview shows; each framework has its own.
package protocol PreviewContent {}
