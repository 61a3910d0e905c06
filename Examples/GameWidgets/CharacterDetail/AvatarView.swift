import SwiftUI
import WidgetKit

/// A character's portrait with the name and the state of health.
struct AvatarView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetContentMargins) private var margins
    var character: CharacterDetail

    init(_ character: CharacterDetail) {
        self.character = character
    }

    var body: some View {
        Group {
            if family == .systemSmall {
                VStack(alignment: .leading, spacing: 0) {
                    HStack(alignment: .top) {
                        PlayerAvatar(name: character.name, color: character.color, size: 60)
                        Spacer()
                        HealthLabel(character: character)
                    }
                    Spacer(minLength: 4)
                    CharacterCaption(character: character)
                }
            } else {
                HStack(spacing: 16) {
                    PlayerAvatar(name: character.name, color: character.color, size: 104)
                    VStack(alignment: .leading, spacing: 8) {
                        CharacterCaption(character: character)
                        ProgressView(value: character.healthLevel)
                            .tint(character.color)
                        HStack {
                            HealthLabel(character: character)
                            Spacer()
                            HStack(spacing: 3) {
                                Image(systemName: "bandage.fill")
                                Text(character.healedAt, style: .time)
                            }
                            .font(.caption)
                            .opacity(0.75)
                        }
                    }
                }
            }
        }
        .padding(margins)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .containerBackground(Color.gameBackground, for: .widget)
    }
}
