import SwiftUI
import WidgetKit

struct CharacterDetailView: View {
    var entry: CharacterDetailEntry

    @ViewBuilder
    var body: some View {
        ZStack {
            AvatarView(entry.character)
                .widgetURL(entry.character.url)
                .foregroundColor(.white)
        }
        .background(Color.gameBackground)
    }
}
