import SwiftUI

/// A character's name over the role in the party.
struct CharacterCaption: View {
    var character: CharacterDetail

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(character.name)
                .font(.title3.bold())
            Text(character.role)
                .font(.caption)
                .opacity(0.75)
                .lineLimit(1)
        }
    }
}
