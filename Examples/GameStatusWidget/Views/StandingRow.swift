import SwiftUI

/// A player's place, share of the leader's score, and score.
struct StandingRow: View {
    var rank: Int
    var player: PlayerStanding
    var leadingScore: Int

    var body: some View {
        HStack(spacing: 10) {
            Text("\(rank)")
                .font(.subheadline.weight(.semibold))
                .foregroundStyle(.secondary)
                .monospacedDigit()
                .frame(width: 12)
            PlayerAvatar(name: player.name, color: player.color, size: 30)
            VStack(alignment: .leading, spacing: 4) {
                HStack(alignment: .firstTextBaseline) {
                    Text(player.name)
                        .font(.subheadline.weight(.medium))
                    Spacer()
                    Text("\(player.score)")
                        .font(.subheadline.weight(.semibold))
                        .monospacedDigit()
                }
                ProgressView(value: Double(player.score), total: Double(leadingScore))
                    .tint(player.color)
            }
        }
    }
}
