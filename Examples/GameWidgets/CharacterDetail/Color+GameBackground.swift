import SwiftUI

extension Color {
    /// The evening sky behind a character.
    static let gameBackground = Color("Twilight")
}
