import SwiftUI
import WidgetKit

/// The day as each family shows it.
struct ActivityView: View {
    @Environment(\.widgetFamily) private var family
    let day: ActivityDay

    var body: some View {
        switch family {
        case .accessoryInline: InlineActivity(day: day)
        case .accessoryCircular: CircularActivity(day: day)
        case .accessoryRectangular: RectangularActivity(day: day)
        case .systemSmall: SmallActivity(day: day).dynamicTypeSize(...DynamicTypeSize.xLarge)
        case .systemMedium: MediumActivity(day: day).dynamicTypeSize(...DynamicTypeSize.xLarge)
        default: LargeActivity(day: day).dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
    }
}

/// Dark in both schemes: the rings glow.
struct ActivityBackground: View {
    var body: some View {
        LinearGradient(colors: [.backgroundTop, .backgroundBottom], startPoint: .top, endPoint: .bottom)
    }
}
