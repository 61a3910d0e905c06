import SwiftUI
import WidgetKit

struct GameStatusView_Previews: PreviewProvider {
    static let families: [WidgetFamily] = [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
        .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ]

    static var previews: some View {
        ForEach(families, id: \.self) { family in
            GameStatusView("Mira holds the northern pass")
                .previewContext(WidgetPreviewContext(family: family))
                .previewDisplayName("\(family)")
        }
    }
}
