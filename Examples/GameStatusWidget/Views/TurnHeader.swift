import SwiftUI

/// The name of the game and the number of the turn.
struct TurnHeader: View {
    var status: GameStatus

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "crown.fill")
                .font(.caption)
                .foregroundColor(Color("AccentColor"))
            Text("Tidehold")
                .font(.subheadline.weight(.semibold))
                .unredacted()
            Spacer()
            Text("Turn \(status.turn)")
                .font(.caption.weight(.semibold))
                .monospacedDigit()
                .padding(.horizontal, 8)
                .padding(.vertical, 3)
                .background(Capsule().fill(Color.primary.opacity(0.08)))
        }
    }
}
