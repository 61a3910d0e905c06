import SwiftUI
import WidgetKit

/// systemMedium: the status beside what the last turn brought.
struct GameStatusWithLastTurnResult: View {
    var status: GameStatus

    init(_ status: GameStatus) {
        self.status = status
    }

    var body: some View {
        HStack(spacing: 16) {
            VStack(alignment: .leading, spacing: 0) {
                PlayerAvatar(name: status.activePlayer.name, color: status.activePlayer.color, size: 44)
                Spacer(minLength: 4)
                MoveSummary(status: status)
            }
            .frame(maxWidth: .infinity, alignment: .leading)

            Divider()

            VStack(alignment: .leading, spacing: 0) {
                Text("Turn \(status.turn - 1)")
                    .font(.headline)
                    .unredacted()
                Spacer(minLength: 4)
                TurnResultRow(
                    title: "Territory", symbol: "flag.fill", change: status.lastTurn.territories, color: Color("Moss"))
                Spacer(minLength: 4)
                TurnResultRow(
                    title: "Gold", symbol: "dollarsign.circle.fill", change: status.lastTurn.gold,
                    color: Color("Ember"))
                    .privacySensitive()
                Spacer(minLength: 4)
                TurnResultRow(
                    title: "Health", symbol: "heart.fill", change: status.lastTurn.health, color: .red)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .widgetURL(status.activePlayer.url)
        .containerBackground(for: .widget) { GameBoardBackground() }
    }
}
