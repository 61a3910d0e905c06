import WidgetKit

/// Lets the character heal: an entry an hour, until the wounds are closed.
struct CharacterDetailProvider: TimelineProvider {
    func placeholder(in context: Context) -> CharacterDetailEntry {
        CharacterDetailEntry(date: Date(), character: SavedGame.latest.selectedCharacter)
    }

    func getSnapshot(in context: Context, completion: @escaping (CharacterDetailEntry) -> Void) {
        completion(CharacterDetailEntry(date: Date(), character: SavedGame.latest.selectedCharacter))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CharacterDetailEntry>) -> Void) {
        let wounded = SavedGame.latest.selectedCharacter
        let start = Date()
        let healing = wounded.healedAt.timeIntervalSince(start)
        let hours = stride(from: 0, to: healing, by: 60 * 60).map { elapsed in
            var character = wounded
            let missing = Double(wounded.maximumHitPoints - wounded.hitPoints)
            character.hitPoints += Int(missing * elapsed / healing)
            return CharacterDetailEntry(date: start.addingTimeInterval(elapsed), character: character)
        }
        completion(Timeline(entries: hours, policy: .after(wounded.healedAt)))
    }
}
