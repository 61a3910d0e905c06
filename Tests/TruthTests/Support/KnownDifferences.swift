extension KnownDifference {
    static let all: [KnownDifference] = []
}
