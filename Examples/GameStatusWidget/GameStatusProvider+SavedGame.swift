import WidgetKit

extension GameStatusProvider {
    /// Starts from what the app saved when it last heard from the server.
    init() {
        let report = SavedGame.latest.report
        self.init(hasFetchedGameStatus: report != nil, gameStatusFromServer: report ?? "—")
    }

    func placeholder(in context: Context) -> GameStatusEntry {
        GameStatusEntry(date: Date(), gameStatus: "The tide is turning in the north")
    }
}
