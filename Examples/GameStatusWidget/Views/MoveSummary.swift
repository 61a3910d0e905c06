import SwiftUI

/// Whose move it is, what the server reports and until when to answer.
struct MoveSummary: View {
    var status: GameStatus

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("\(status.activePlayer.name)’s move")
                .font(.title3.bold())
                .lineLimit(1)
                .minimumScaleFactor(0.8)
            Text(status.headline)
                .font(.caption)
                .foregroundStyle(.secondary)
                .lineLimit(2)
                .privacySensitive()
        }
    }
}
