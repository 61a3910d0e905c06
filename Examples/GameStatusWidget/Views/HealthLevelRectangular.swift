import SwiftUI
import WidgetKit

/// accessoryRectangular: health and the time that healing still takes.
struct HealthLevelRectangular: View {
    var character: CharacterDetail

    init(_ character: CharacterDetail) {
        self.character = character
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            HStack(spacing: 4) {
                Image(systemName: "heart.fill")
                Text(character.name)
                    .unredacted()
                Spacer()
                Text("\(character.hitPoints)")
                    .monospacedDigit()
                    .privacySensitive()
            }
            .font(.headline)
            .widgetAccentable()
            ProgressView(value: character.healthLevel)
            HStack(spacing: 3) {
                Text("Healed in")
                Text(character.healedAt, style: .relative)
            }
            .font(.caption)
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
        .widgetURL(character.url)
        .containerBackground(for: .widget) { Color.clear }
    }
}
