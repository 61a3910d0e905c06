import SwiftUI

/// A player over the step that the rank earns.
struct PodiumStep: View {
    var player: PlayerStanding
    var rank: Int
    /// The height of the step, in points.
    var height: CGFloat

    var body: some View {
        Link(destination: player.url) {
            VStack(spacing: 4) {
                PlayerAvatar(name: player.name, color: player.color, size: 40)
                Text(player.name)
                    .font(.caption.weight(.semibold))
                ZStack(alignment: .top) {
                    RoundedRectangle(cornerRadius: 10, style: .continuous)
                        .fill(
                            LinearGradient(
                                colors: [player.color, player.color.opacity(0.55)],
                                startPoint: .top, endPoint: .bottom))
                    HStack(spacing: 4) {
                        Text("\(rank)")
                            .opacity(0.7)
                        Text("\(player.score)")
                            .monospacedDigit()
                    }
                    .font(.subheadline.weight(.bold))
                    .foregroundColor(.white)
                    .padding(.top, 6)
                }
                .frame(height: height)
            }
            .frame(maxWidth: .infinity)
        }
    }
}
