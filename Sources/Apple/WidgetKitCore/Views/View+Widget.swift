import Foundation
import SwiftUICore

extension ContainerBackgroundPlacement {
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
    public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
}
