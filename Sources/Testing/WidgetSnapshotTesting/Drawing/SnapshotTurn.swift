/// One assertion draws at a time: clock, random numbers, time zone and locale are the process's.
@MainActor
enum SnapshotTurn {
    private static var isTaken = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    static func take() async {
        guard isTaken else { return isTaken = true }
        // Whoever gives it back hands it on.
        await withCheckedContinuation { waiting.append($0) }
    }

    static func giveBack() {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}
