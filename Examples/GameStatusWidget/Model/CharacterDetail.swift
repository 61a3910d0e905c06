import SwiftUI

/// A character of the player's party.
struct CharacterDetail: Identifiable {
    var name: String
    var role: String
    var colorName: String
    var hitPoints: Int
    var maximumHitPoints: Int
    /// When the character's wounds will have healed.
    var healedAt: Date

    var id: String { name }
    var color: Color { Color(colorName) }
    var url: URL { URL(string: "tidehold://character/\(name.lowercased())")! }

    /// From 0, fallen, to 1, unhurt.
    var healthLevel: Double { Double(hitPoints) / Double(maximumHitPoints) }
}
