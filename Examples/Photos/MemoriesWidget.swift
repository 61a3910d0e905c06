import SwiftUI
import WidgetKit

@main
struct MemoriesWidget: Widget {
    static let kind = "Memories"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: Self.kind, intent: SelectMemoryIntent.self, provider: MemoriesProvider()
        ) { entry in
            MemoryView(entry: entry)
                .containerBackground(for: .widget) { MemoryPhoto(memory: entry.memory) }
        }
        .configurationDisplayName("Memories")
        .description("Look back at your best photos.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
        // Without its photo there is nothing left of it.
        .containerBackgroundRemovable(false)
    }
}
