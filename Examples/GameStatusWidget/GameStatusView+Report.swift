extension GameStatusView {
    /// Shows the server's report together with what the app saved about the game.
    init(_ report: String) {
        let game = SavedGame.latest
        gameStatus = GameStatus(report: report, game: game)
        selectedCharacter = game.selectedCharacter
    }
}
