import SwiftUI
import WidgetKit

/// systemSmall: a simple summary of the turn.
struct GameTurnSummary: View {
    var status: GameStatus

    init(_ status: GameStatus) {
        self.status = status
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top) {
                PlayerAvatar(name: status.activePlayer.name, color: status.activePlayer.color, size: 44)
                Spacer()
                VStack(alignment: .trailing, spacing: 0) {
                    Text("Turn")
                        .font(.caption2)
                        .foregroundStyle(.secondary)
                        .unredacted()
                    Text("\(status.turn)")
                        .font(.title2.bold())
                        .monospacedDigit()
                }
            }
            Spacer(minLength: 4)
            MoveSummary(status: status)
        }
        .widgetURL(status.activePlayer.url)
        .containerBackground(for: .widget) { GameBoardBackground() }
    }
}
