/// A game of five in a row on a board of five by five.
struct GameStatus {
    static let boardSize = 5

    /// The squares row by row; nil where no piece stands.
    var squares: [Player?]

    /// Reads the server's form: one character a square, N for Nova, C for Comet, anything else for an empty one.
    /// A position that is too short is filled up with empty squares.
    init(position: String) {
        let count = Self.boardSize * Self.boardSize
        var squares = position.prefix(count).map { character -> Player? in
            switch character {
            case "N": return .nova
            case "C": return .comet
            default: return nil
            }
        }
        squares += Array(repeating: nil, count: count - squares.count)
        self.squares = squares
    }

    func pieces(of player: Player) -> Int {
        squares.filter { $0 == player }.count
    }

    var moves: Int { squares.filter { $0 != nil }.count }

    /// Nova begins.
    var next: Player { pieces(of: .nova) > pieces(of: .comet) ? .comet : .nova }
    var previous: Player { next == .nova ? .comet : .nova }

    /// What the last move achieved.
    var lastTurnResult: String {
        moves == 0 ? "A new game" : "\(previous.rawValue) has \(longestRun(of: previous)) in a row"
    }

    /// The longest row, column or diagonal run of a player's pieces.
    func longestRun(of player: Player) -> Int {
        let size = Self.boardSize
        var longest = 0
        for row in 0..<size {
            for column in 0..<size {
                for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                    var length = 0
                    var (y, x) = (row, column)
                    while y < size, x >= 0, x < size, squares[y * size + x] == player {
                        length += 1
                        y += down
                        x += right
                    }
                    longest = max(longest, length)
                }
            }
        }
        return longest
    }
}
