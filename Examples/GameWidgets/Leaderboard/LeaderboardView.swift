import SwiftUI
import WidgetKit

struct LeaderboardView: View {
    @Environment(\.widgetFamily) private var family
    var entry: LeaderboardEntry

    var body: some View {
        Group {
            switch family {
            case .systemSmall: LeaderSummary(standings: entry.standings)
            case .systemMedium: Podium(standings: entry.standings)
            default: LeaderboardTable(standings: entry.standings)
            }
        }
        .widgetURL(URL(string: "tidehold://leaderboard"))
        .containerBackground(for: .widget) { GameBoardBackground() }
    }
}
