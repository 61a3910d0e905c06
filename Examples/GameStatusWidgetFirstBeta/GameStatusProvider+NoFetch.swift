extension GameStatusProvider {
    /// Nothing has been fetched yet: the gallery shows an empty board, the timeline the opening position.
    init() {
        self.init(hasFetchedGameStatus: false, gameStatusFromServer: "N....CNC..CNN..CNCN......")
    }
}
