import SwiftUI

/// systemSmall: the board, and who moves next.
struct GameTurnSummary: View {
    var status: GameStatus

    init(_ status: GameStatus) {
        self.status = status
    }

    var body: some View {
        VStack(spacing: 0) {
            BoardView(squares: status.squares, square: 17)
            Spacer(minLength: 6)
            Text("\(status.next.rawValue) to move")
                .font(.footnote)
                .fontWeight(.semibold)
                .foregroundColor(status.next.color)
        }
        .frame(maxWidth: .infinity)
        .widgetBackground()
    }
}
