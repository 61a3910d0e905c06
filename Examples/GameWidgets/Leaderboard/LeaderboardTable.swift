import SwiftUI

/// systemLarge: everybody, with the leader's crown on top.
struct LeaderboardTable: View {
    var standings: [PlayerStanding]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Label("Leaderboard", systemImage: "trophy.fill")
                .font(.headline)
                .unredacted()
            Spacer(minLength: 10)
            HStack(spacing: 14) {
                PlayerAvatar(name: standings[0].name, color: standings[0].color, size: 72)
                VStack(alignment: .leading, spacing: 2) {
                    Text(standings[0].name)
                        .font(.title2.bold())
                    Text("\(standings[0].territories) territories · \(standings[0].score) points")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
            Spacer(minLength: 10)
            Divider()
            Spacer(minLength: 10)
            StandingsList(standings: standings)
        }
    }
}
