import WidgetKit

/// Tonight's standings, and the ones expected when the round has been scored.
struct LeaderboardProvider: TimelineProvider {
    /// How long a fresh result deserves to be on top of a Smart Stack.
    private static let freshness: TimeInterval = 60 * 60

    func placeholder(in context: Context) -> LeaderboardEntry {
        entry(at: Date(), standings: SavedGame.latest.standings, score: 0)
    }

    func getSnapshot(in context: Context, completion: @escaping (LeaderboardEntry) -> Void) {
        completion(entry(at: Date(), standings: SavedGame.latest.standings, score: 0))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LeaderboardEntry>) -> Void) {
        let game = SavedGame.latest
        var scored = game.standings
        scored[0].score += 61
        let entries = [
            entry(at: Date(), standings: game.standings, score: 10),
            entry(at: game.moveDue, standings: scored, score: 80),
        ]
        completion(Timeline(entries: entries, policy: .atEnd))
    }

    private func entry(at date: Date, standings: [PlayerStanding], score: Float) -> LeaderboardEntry {
        LeaderboardEntry(
            date: date,
            standings: standings.sorted { $0.score > $1.score },
            relevance: TimelineEntryRelevance(score: score, duration: Self.freshness))
    }
}
