import Foundation
import FoundationCompat

/// Who has how many points. Game Center answers no picture.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    /// The players whose scores to load.
    public enum PlayerScope: Int, Sendable { case global, friendsOnly }
    /// The time span of the scores to load.
    public enum TimeScope: Int, Sendable { case today, week, allTime }

    /// A player's score; none is ever loaded.
    open class Entry: NSObject, @unchecked Sendable {
        open var player: GKPlayer { GKLocalPlayer.local }
        open var rank: Int { 0 }
        open var score: Int { 0 }
        open var formattedScore: String { "" }
        open var context: Int { 0 }
        open var date: Date { .distantPast }
        override init() {}
    }

    open var title: String? { nil }
    open var baseLeaderboardID: String { "" }
    override init() {}

    /// Throws `GKError.notAuthenticated`.
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw notAuthenticated()
    }
    /// Calls the handler with `GKError.notAuthenticated` immediately.
    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
    ) { completionHandler(nil, notAuthenticated()) }

    /// Throws `GKError.notAuthenticated`.
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
    ) async throws { throw notAuthenticated() }
    /// Calls the handler with `GKError.notAuthenticated` immediately.
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(notAuthenticated()) }

    /// Throws `GKError.notAuthenticated`.
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
    ) async throws -> (Entry?, [Entry], Int) { throw notAuthenticated() }
    /// Throws `GKError.notAuthenticated`.
    open func loadEntries(
        for players: [GKPlayer], timeScope: TimeScope
    ) async throws -> (Entry?, [Entry]) { throw notAuthenticated() }
}

/// What somebody has reached. Game Center answers no picture.
open class GKAchievement: NSObject, @unchecked Sendable {
    open var identifier: String
    /// From 0 to 100.
    open var percentComplete: Double = 0
    open var showsCompletionBanner = false
    open var isCompleted: Bool { percentComplete >= 100 }

    public init(identifier: String) { self.identifier = identifier }

    /// Throws `GKError.notAuthenticated`.
    open class func loadAchievements() async throws -> [GKAchievement] { throw notAuthenticated() }
    /// Calls the handler with `GKError.notAuthenticated` immediately.
    open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, notAuthenticated())
    }
    /// Throws `GKError.notAuthenticated`.
    open class func report(_ achievements: [GKAchievement]) async throws { throw notAuthenticated() }
    /// Calls the handler with `GKError.notAuthenticated` immediately.
    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(notAuthenticated()) }
}
