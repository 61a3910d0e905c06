import SwiftUI

/// A player's pieces and longest row.
struct PlayerStatistics: View {
    var player: Player
    var status: GameStatus

    var body: some View {
        HStack(spacing: 8) {
            SquareView(piece: player)
                .frame(width: 24, height: 24)
            VStack(alignment: .leading, spacing: 0) {
                Text(player.rawValue)
                    .font(.subheadline)
                    .fontWeight(.semibold)
                Text("\(status.pieces(of: player)) pieces · \(status.longestRun(of: player)) in a row")
                    .font(.caption2)
                    .foregroundColor(.secondary)
                    .lineLimit(1)
                    .minimumScaleFactor(0.8)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
