import SwiftUI

/// The board with its pieces.
struct BoardView: View {
    var squares: [Player?]
    /// The side of a square, in points.
    var square: CGFloat
    var spacing: CGFloat = 3

    var body: some View {
        VStack(spacing: spacing) {
            ForEach(0..<GameStatus.boardSize, id: \.self) { row in
                HStack(spacing: spacing) {
                    ForEach(0..<GameStatus.boardSize, id: \.self) { column in
                        SquareView(piece: squares[row * GameStatus.boardSize + column])
                            .frame(width: square, height: square)
                    }
                }
            }
        }
    }
}
