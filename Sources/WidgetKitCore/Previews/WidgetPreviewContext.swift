import SwiftUICore

/// Shows a preview as a widget of a family.
public struct WidgetPreviewContext: PreviewContext {
    public let family: WidgetFamily
    public init(family: WidgetFamily) { self.family = family }
}
