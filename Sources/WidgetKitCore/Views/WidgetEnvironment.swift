import Foundation
import SwiftUICore

/// How the system colours a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    public static let accented = WidgetRenderingMode(description: "accented")
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

private enum WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
private enum WidgetRenderingModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
private enum ShowsBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }

    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetRenderingModeKey.self] }
        set { self[WidgetRenderingModeKey.self] = newValue }
    }

    public var showsWidgetContainerBackground: Bool {
        get { self[ShowsBackgroundKey.self] }
        set { self[ShowsBackgroundKey.self] = newValue }
    }

    /// The margins that the system keeps, or would keep if the widget had not disabled them; points.
    public var widgetContentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    public var showsWidgetLabel: Bool { false }
}

extension ContainerBackgroundPlacement {
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
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
    public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
}
