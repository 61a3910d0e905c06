import SwiftUI
import WidgetKit

/// Who leads the season, and by how much.
struct LeaderboardWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "com.mygame.leaderboard",
            provider: LeaderboardProvider()
        ) { entry in
            LeaderboardView(entry: entry)
        }
        .configurationDisplayName("Leaderboard")
        .description("Shows who leads the season.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
