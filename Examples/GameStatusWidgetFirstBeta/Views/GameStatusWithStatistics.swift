import SwiftUI

/// systemLarge: a big board over both players' statistics.
struct GameStatusWithStatistics: View {
    var status: GameStatus

    init(_ status: GameStatus) {
        self.status = status
    }

    var body: some View {
        VStack(spacing: 0) {
            HStack(alignment: .firstTextBaseline) {
                Text("Five in a Row")
                    .font(.headline)
                    .unredacted()
                Spacer()
                Text("\(status.next.rawValue) to move")
                    .font(.footnote)
                    .fontWeight(.semibold)
                    .foregroundColor(status.next.color)
            }
            Spacer(minLength: 10)
            BoardView(squares: status.squares, square: 36, spacing: 5)
            Spacer(minLength: 10)
            HStack(spacing: 10) {
                PlayerStatistics(player: .nova, status: status)
                PlayerStatistics(player: .comet, status: status)
            }
        }
        .widgetBackground()
    }
}
