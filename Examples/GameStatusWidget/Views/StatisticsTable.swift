import SwiftUI

/// Territory, gold and score of every player, in columns.
struct StatisticsTable: View {
    var standings: [PlayerStanding]

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 8) {
                Text("Standings")
                    .font(.headline)
                    .unredacted()
                    .frame(maxWidth: .infinity, alignment: .leading)
                column(Image(systemName: "flag.fill"))
                column(Image(systemName: "dollarsign.circle.fill"))
                column(Image(systemName: "trophy.fill"))
            }
            .foregroundStyle(.secondary)
            .padding(.bottom, 6)
            ForEach(standings) { player in
                Divider()
                Link(destination: player.url) { row(player) }
                    .frame(maxHeight: .infinity)
            }
        }
    }

    private func row(_ player: PlayerStanding) -> some View {
        HStack(spacing: 8) {
            PlayerAvatar(name: player.name, color: player.color, size: 34)
            Text(player.name)
                .font(.subheadline.weight(.medium))
                .frame(maxWidth: .infinity, alignment: .leading)
            column(Text("\(player.territories)"))
            column(Text("\(player.gold)").privacySensitive())
            column(Text("\(player.score)").fontWeight(.semibold))
        }
    }

    private func column(_ content: some View) -> some View {
        content
            .font(.subheadline)
            .monospacedDigit()
            .frame(width: 52, alignment: .trailing)
    }
}
