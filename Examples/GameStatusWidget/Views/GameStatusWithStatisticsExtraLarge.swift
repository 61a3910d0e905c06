import SwiftUI
import WidgetKit

/// systemExtraLarge: the turn on the left, the table of statistics on the right.
struct GameStatusWithStatisticsExtraLarge: View {
    var status: GameStatus

    init(_ status: GameStatus) {
        self.status = status
    }

    var body: some View {
        HStack(spacing: 20) {
            VStack(alignment: .leading, spacing: 0) {
                TurnHeader(status: status)
                Spacer(minLength: 8)
                PlayerAvatar(name: status.activePlayer.name, color: status.activePlayer.color, size: 72)
                Spacer(minLength: 8)
                MoveSummary(status: status)
                HStack(spacing: 4) {
                    Image(systemName: "hourglass")
                    Text("Move by")
                    Text(status.moveDue, style: .time)
                }
                .font(.caption)
                .foregroundColor(Color("AccentColor"))
                .padding(.top, 4)
                Spacer(minLength: 8)
                TurnResultStrip(result: status.lastTurn)
            }
            .frame(maxWidth: .infinity)

            StatisticsTable(standings: status.standings)
                .padding(14)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(RoundedRectangle(cornerRadius: 16, style: .continuous).fill(Color.primary.opacity(0.05)))
        }
        .widgetURL(status.activePlayer.url)
        .containerBackground(for: .widget) { GameBoardBackground() }
    }
}
