/// How many of a matrix's combinations are drawn.
package enum Sampling: String, Hashable, Sendable, CaseIterable {
    /// Every combination.
    case all
    /// As few as have each pair of values that two of the matrix's dimensions can have together.
    case pairwise
}
