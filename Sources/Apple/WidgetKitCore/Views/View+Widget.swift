import DisplayList
import Foundation
import SwiftUICore

extension ContainerBackgroundPlacement {
    /// The background of the widget, which StandBy and tinted Home Screens leave out.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

nonisolated extension View {
    /// The URL that a tap on the widget opens where no `Link` is hit.
    public func widgetURL(_ url: URL?) -> some View {
        wrapNodes { content, _ in url.map { WidgetURLNode(content, url: $0) } ?? content }
    }

    /// Puts the view in the accent group of a tinted widget.
    public func widgetAccentable(_ accentable: Bool = true) -> some View {
        effect("WidgetAccentable") { group, _, _ in if accentable { group.role = .accentable } }
    }

    /// The label beside a watch face's widget; iOS shows none.
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    /// Changes nothing: labels are shown beside a watch face's widget only.
    public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    /// Changes nothing: labels are shown beside a watch face's widget only.
    @_disfavoredOverload
    public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
}

private enum WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
private enum WidgetRenderingModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
private enum ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
    /// The size of the widget that is drawn.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }

    /// How the system colors the widget that is drawn: in full color, accented where a Home Screen is tinted, or vibrant
    /// on the Lock Screen.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetRenderingModeKey.self] }
        set { self[WidgetRenderingModeKey.self] = newValue }
    }

    /// The margins that the system keeps, or would keep if the widget had not disabled them; points.
    public var widgetContentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    /// Always false, as on iOS.
    public var showsWidgetLabel: Bool { false }
}

/// How the system colors a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    public static let accented = WidgetRenderingMode(description: "accented")
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

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
