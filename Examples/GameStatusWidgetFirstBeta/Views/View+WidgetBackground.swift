import SwiftUI
import WidgetKit

extension View {
    /// The widget's background: the system's from iOS 17 on, drawn by the view itself before.
    @ViewBuilder
    func widgetBackground() -> some View {
        if #available(iOS 17, *) {
            containerBackground(Color("WidgetBackground"), for: .widget)
        } else {
            padding()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color("WidgetBackground"))
        }
    }
}
