import SwiftUI
import WidgetKit

/// A character's health, on the Home Screen and the Lock Screen.
struct CharacterDetailWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "com.mygame.character-detail",
            provider: CharacterDetailProvider()
        ) { entry in
            CharacterDetailFamilyView(entry: entry)
        }
        .configurationDisplayName("Character")
        .description("Keeps an eye on the health of your character.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ])
        .contentMarginsDisabled()
    }
}
