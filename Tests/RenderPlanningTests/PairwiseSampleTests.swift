import Testing

@testable import RenderPlanning

/// Samples in which every two values meet.
struct PairwiseSampleTests {
    private static func all(_ counts: [Int]) -> [[Int]] {
        counts.reduce([[]]) { rows, count in rows.flatMap { row in (0..<count).map { row + [$0] } } }
    }

    /// The pairs that some rows hold.
    private static func pairs(_ rows: [[Int]]) -> Set<[Int]> {
        Set(
            rows.flatMap { row in
                row.indices.flatMap { one in
                    row.indices.dropFirst(one + 1).map { other in [one, row[one], other, row[other]] }
                }
            })
    }

    /// - Parameter most: rows, of at least the product of the two largest counts. 4 × 4 × 3 × 2 × 3 in 19: PICT needs 17
    ///   to 20 for such matrices.
    @Test(arguments: [
        ([1, 1], 1), ([5, 1], 5), ([2, 2, 2], 4), ([3, 3, 3, 3], 12), ([4, 4, 3, 2, 3], 20),
        ([10, 4, 3, 2, 2, 1, 3], 48)
    ])
    func everyTwoValuesMeet(counts: [Int], most: Int) {
        let rows = Self.all(counts), chosen = PairwiseSample.choose(rows)
        #expect(Self.pairs(chosen.map { rows[$0] }) == Self.pairs(rows))
        #expect(chosen.count <= most && chosen == chosen.sorted(), "\(chosen.count)")
        #expect(PairwiseSample.choose(rows) == chosen)
    }

    /// What is left out beforehand is in no sample, and what it would have covered is covered otherwise.
    @Test func onlyCandidatesAreChosen() {
        let rows = Self.all([4, 3, 3]).filter { !($0[0] == 1 && $0[1] == 2) }
        #expect(Self.pairs(PairwiseSample.choose(rows).map { rows[$0] }) == Self.pairs(rows))
    }

    @Test func nothingAndOneDimensionAreKept() {
        #expect(PairwiseSample.choose([]).isEmpty)
        #expect(PairwiseSample.choose([[0], [1], [2]]) == [0, 1, 2])
    }
}
