import SwiftUI

/// systemMedium: the board beside the result of the last move.
struct GameStatusWithLastTurnResult: View {
    var status: GameStatus

    init(_ status: GameStatus) {
        self.status = status
    }

    var body: some View {
        HStack(spacing: 20) {
            BoardView(squares: status.squares, square: 22)
            VStack(alignment: .leading, spacing: 3) {
                Text("Move \(status.moves)")
                    .font(.caption)
                    .foregroundColor(.secondary)
                Text(status.lastTurnResult)
                    .font(.headline)
                    .lineLimit(2)
                Spacer()
                HStack(spacing: 6) {
                    Circle()
                        .fill(status.next.color)
                        .frame(width: 8, height: 8)
                    Text("\(status.next.rawValue) to move")
                        .font(.footnote)
                        .fontWeight(.semibold)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .widgetBackground()
    }
}
