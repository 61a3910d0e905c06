extension GameStatusView {
    /// Shows the game that the server's string describes.
    init(_ position: String) {
        gameStatus = GameStatus(position: position)
    }
}
