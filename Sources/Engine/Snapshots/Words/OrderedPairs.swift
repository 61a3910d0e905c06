/// Pairs two lists without crossing, so that the pairs are worth the most: the longest common subsequence, where only
/// equal members are worth anything.
enum OrderedPairs {
    /// - Parameters:
    ///   - most: of longer lists none are paired.
    ///   - worth: of a pair; 0 for what must not be paired.
    static func best(
        _ rows: Int, _ columns: Int, most: Int, worth: (Int, Int) -> Int
    ) -> [(Int, Int)] {
        guard rows > 0, columns > 0, rows <= most / columns else { return [] }
        let width = columns + 1
        // What is reached from a place on, and what the pair there is worth.
        var reached = Array(repeating: 0, count: (rows + 1) * width)
        var worths = Array(repeating: 0, count: rows * columns)
        for row in (0..<rows).reversed() {
            for column in (0..<columns).reversed() {
                let pair = worth(row, column)
                worths[row * columns + column] = pair
                let without = max(reached[(row + 1) * width + column], reached[row * width + column + 1])
                let with = pair > 0 ? pair + reached[(row + 1) * width + column + 1] : 0
                reached[row * width + column] = max(without, with)
            }
        }
        var pairs: [(Int, Int)] = [], row = 0, column = 0
        while row < rows, column < columns {
            let pair = worths[row * columns + column], here = reached[row * width + column]
            if pair > 0, here == pair + reached[(row + 1) * width + column + 1] {
                pairs.append((row, column))
                (row, column) = (row + 1, column + 1)
            } else if here == reached[(row + 1) * width + column] {
                row += 1
            } else {
                column += 1
            }
        }
        return pairs
    }
}
