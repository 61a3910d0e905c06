import SwiftUI
import WidgetKit

#Preview("Small", as: .systemSmall, using: SelectMemoryIntent(memory: .dunes)) {
    MemoriesWidget()
} timelineProvider: {
    MemoriesProvider()
}

#Preview("Medium", as: .systemMedium, using: SelectMemoryIntent(memory: .mountains)) {
    MemoriesWidget()
} timelineProvider: {
    MemoriesProvider()
}

#Preview("Large, no caption", as: .systemLarge, using: SelectMemoryIntent(memory: .coast, showsCaption: false)) {
    MemoriesWidget()
} timelineProvider: {
    MemoriesProvider()
}

#Preview("Extra Large", as: .systemExtraLarge, using: SelectMemoryIntent()) {
    MemoriesWidget()
} timelineProvider: {
    MemoriesProvider()
}
