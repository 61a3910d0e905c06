import Foundation

/// What the widget says about the game at one moment.
struct GameStatus {
    /// The server's report, one sentence.
    var headline: String
    var turn: Int
    /// Whose move it is.
    var activePlayer: PlayerStanding
    /// When the move must have been made.
    var moveDue: Date
    var lastTurn: TurnResult
    /// Every player, the leader first.
    var standings: [PlayerStanding]

    init(report: String, game: SavedGame) {
        headline = report
        turn = game.turn
        activePlayer = game.activePlayer
        moveDue = game.moveDue
        lastTurn = game.lastTurn
        standings = game.standings.sorted { $0.score > $1.score }
    }
}
