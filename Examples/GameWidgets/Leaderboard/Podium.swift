import SwiftUI

/// systemMedium: the first three on their steps, the second on the left.
struct Podium: View {
    var standings: [PlayerStanding]

    var body: some View {
        HStack(alignment: .bottom, spacing: 10) {
            PodiumStep(player: standings[1], rank: 2, height: 42)
            PodiumStep(player: standings[0], rank: 1, height: 58)
            PodiumStep(player: standings[2], rank: 3, height: 30)
        }
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
}
