import DisplayList
import SwiftUICore

/// How a tinted widget shows an image.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    let role: DisplayGroup.Role

    /// As a part of the accent group: only the image's alpha counts.
    public static let accented = WidgetAccentedRenderingMode(role: .accentable)
    /// The image's light becomes opacity, in the color of the default group.
    public static let desaturated = WidgetAccentedRenderingMode(role: .desaturated)
    /// The image's light becomes opacity, in the color of the accent group.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(role: .accentedDesaturated)
    /// In the image's own colors.
    public static let fullColor = WidgetAccentedRenderingMode(role: .fullColor)
}

extension Image {
    /// How the image is shown where the widget is tinted; nil as everything else is: by its alpha, in one color.
    nonisolated public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
        effect("WidgetAccentedRenderingMode") { group, _, _ in group.role = renderingMode?.role }
    }
}
