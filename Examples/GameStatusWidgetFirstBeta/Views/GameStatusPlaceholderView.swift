import SwiftUI

/// What stands in before any data is known: an empty board and bars in the place of text.
struct GameStatusPlaceholderView: View {
    var body: some View {
        VStack(spacing: 10) {
            BoardView(squares: GameStatus(position: "").squares, square: 17)
            Capsule()
                .fill(Color("Cell"))
                .frame(width: 84, height: 12)
        }
        .frame(maxWidth: .infinity)
        .widgetBackground()
    }
}
