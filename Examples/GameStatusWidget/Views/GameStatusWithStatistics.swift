import SwiftUI
import WidgetKit

/// systemLarge: the status with every player's running statistics.
struct GameStatusWithStatistics: View {
    var status: GameStatus

    init(_ status: GameStatus) {
        self.status = status
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TurnHeader(status: status)
            Spacer(minLength: 8)
            MoveSummary(status: status)
            Spacer(minLength: 8)
            TurnResultStrip(result: status.lastTurn)
            Spacer(minLength: 10)
            StandingsList(standings: status.standings)
        }
        .widgetURL(status.activePlayer.url)
        .containerBackground(for: .widget) { GameBoardBackground() }
    }
}
