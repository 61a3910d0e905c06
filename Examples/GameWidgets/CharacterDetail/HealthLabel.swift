import SwiftUI

/// A heart and the hit points that are left.
struct HealthLabel: View {
    var character: CharacterDetail

    var body: some View {
        HStack(spacing: 3) {
            Image(systemName: "heart.fill")
                .foregroundColor(.red)
            Text("\(character.hitPoints)")
                .monospacedDigit()
                .privacySensitive()
        }
        .font(.subheadline.weight(.semibold))
    }
}
