import SwiftUI
import WidgetKit

#Preview("Small", as: .systemSmall) {
    ActivityWidget()
} timelineProvider: {
    ActivityProvider()
}

#Preview("Medium", as: .systemMedium) {
    ActivityWidget()
} timelineProvider: {
    ActivityProvider()
}

#Preview("Large", as: .systemLarge) {
    ActivityWidget()
} timelineProvider: {
    ActivityProvider()
}

#Preview("Circular", as: .accessoryCircular) {
    ActivityWidget()
} timelineProvider: {
    ActivityProvider()
}
