import Foundation

/// What the app left for its widgets in the shared container.
struct SavedGame {
    /// The server's last report; nil until the first one arrived.
    var report: String?
    var turn: Int
    var activePlayer: PlayerStanding
    var moveDue: Date
    var lastTurn: TurnResult
    var standings: [PlayerStanding]
    var party: [CharacterDetail]

    /// The character whose health the Lock Screen shows.
    var selectedCharacter: CharacterDetail { party[0] }

    static var latest: SavedGame {
        let now = Date()
        let mira = PlayerStanding(name: "Mira", colorName: "Moss", territories: 14, gold: 1_280, score: 342)
        return SavedGame(
            report: "Mira holds the northern pass",
            turn: 24,
            activePlayer: mira,
            moveDue: now.addingTimeInterval(3 * 60 * 60),
            lastTurn: TurnResult(territories: 2, gold: 120, health: -8),
            standings: [
                PlayerStanding(name: "Oren", colorName: "Ember", territories: 11, gold: 960, score: 297),
                mira,
                PlayerStanding(name: "Wren", colorName: "Tide", territories: 7, gold: 1_540, score: 233),
                PlayerStanding(name: "Sable", colorName: "Dusk", territories: 9, gold: 720, score: 258),
            ],
            party: [
                CharacterDetail(
                    name: "Mira", role: "Ranger of the North", colorName: "Moss", hitPoints: 58,
                    maximumHitPoints: 80, healedAt: now.addingTimeInterval(134 * 60)),
                CharacterDetail(
                    name: "Sable", role: "Keeper of Stars", colorName: "Dusk", hitPoints: 33,
                    maximumHitPoints: 60, healedAt: now.addingTimeInterval(300 * 60)),
            ])
    }
}
