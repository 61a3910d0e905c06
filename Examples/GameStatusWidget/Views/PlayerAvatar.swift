import SwiftUI

/// A player's portrait in a ring of the player's colour.
struct PlayerAvatar: View {
    var name: String
    var color: Color
    /// The diameter, in points, ring included.
    var size: CGFloat

    var body: some View {
        Image(name)
            .resizable()
            .aspectRatio(contentMode: .fill)
            .frame(width: size, height: size)
            .clipShape(Circle())
            .overlay(Circle().stroke(color, lineWidth: 2))
    }
}
