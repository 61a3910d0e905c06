import SwiftUICore

/// Shows a preview as a widget of a family.
public struct WidgetPreviewContext: PreviewContext {
    /// The family in which the preview is shown.
    public let family: WidgetFamily
    /// - Parameter family: one that the device of the preview shows.
    public init(family: WidgetFamily) { self.family = family }
}
