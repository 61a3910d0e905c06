import SwiftUI
import WidgetKitCore

extension AccessoryWidgetGroup where Label == SwiftUICore.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUICore.Label(titleKey, image: image) }, content: content)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUICore.Label(title, image: image) }, content: content)
    }
}
