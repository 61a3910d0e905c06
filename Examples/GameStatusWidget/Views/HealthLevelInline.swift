import SwiftUI
import WidgetKit

/// accessoryInline: health and the time of recovery in one line.
struct HealthLevelInline: View {
    var character: CharacterDetail

    init(_ character: CharacterDetail) {
        self.character = character
    }

    var body: some View {
        Label {
            Text("\(character.name) \(character.hitPoints) until \(character.healedAt, style: .time)")
        } icon: {
            Image(systemName: "heart.fill")
        }
        .widgetURL(character.url)
        .containerBackground(for: .widget) { Color.clear }
    }
}
