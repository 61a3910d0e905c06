import SwiftUI

/// systemSmall: the leader, and the lead over the second.
struct LeaderSummary: View {
    var standings: [PlayerStanding]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top) {
                PlayerAvatar(name: standings[0].name, color: standings[0].color, size: 44)
                Spacer()
                Image(systemName: "trophy.fill")
                    .font(.title3)
                    .foregroundColor(.yellow)
            }
            Spacer(minLength: 4)
            Text("\(standings[0].score)")
                .font(.title.bold())
                .monospacedDigit()
            Text("\(standings[0].name) leads by \(standings[0].score - standings[1].score)")
                .font(.caption)
                .foregroundStyle(.secondary)
                .lineLimit(1)
        }
    }
}
