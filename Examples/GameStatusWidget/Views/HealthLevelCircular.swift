import SwiftUI
import WidgetKit

/// accessoryCircular: the selected character's health.
struct HealthLevelCircular: View {
    var character: CharacterDetail

    init(_ character: CharacterDetail) {
        self.character = character
    }

    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            Gauge(value: character.healthLevel) {
                Image(systemName: "heart.fill")
            } currentValueLabel: {
                Text("\(character.hitPoints)")
                    .privacySensitive()
            }
            .gaugeStyle(.accessoryCircular)
        }
        .widgetURL(character.url)
        .containerBackground(for: .widget) { Color.clear }
    }
}
