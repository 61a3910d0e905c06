/// What the previous turn changed for the player.
struct TurnResult {
    var territories: Int
    var gold: Int
    var health: Int

    /// "+2", "−8": a change always shows its direction.
    static func signed(_ change: Int) -> String {
        change < 0 ? "−\(-change)" : "+\(change)"
    }
}
