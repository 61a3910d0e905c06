import SwiftUI

/// Every player's row, each opening that player's page.
struct StandingsList: View {
    var standings: [PlayerStanding]

    var body: some View {
        VStack(spacing: 10) {
            ForEach(Array(standings.enumerated()), id: \.element.id) { index, player in
                Link(destination: player.url) {
                    StandingRow(rank: index + 1, player: player, leadingScore: standings[0].score)
                }
            }
        }
    }
}
