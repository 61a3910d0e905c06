import SwiftUI

/// One player's running statistics.
struct PlayerStanding: Identifiable {
    var name: String
    /// The colour set that marks the player's pieces on the board.
    var colorName: String
    var territories: Int
    var gold: Int
    var score: Int

    var id: String { name }
    var color: Color { Color(colorName) }
    var url: URL { URL(string: "tidehold://player/\(name.lowercased())")! }
}
