import WidgetKit

struct LeaderboardEntry: TimelineEntry {
    var date: Date
    /// Every player, the leader first.
    var standings: [PlayerStanding]
    var relevance: TimelineEntryRelevance?
}
