import Foundation
import Synchronization
import SystemSupport

/// The state of a session and the pages that follow it. Each page is first told everything, then what changes.
package final class WatchBoard: Sendable {
    /// What a page has not read yet at most: one that reads nothing, such as a suspended tab, is let go, and is told
    /// everything when it comes again.
    private static let backlog = 2000

    private struct Board {
        var state: WatchState
        var followers: [Int: AsyncStream<Data>.Continuation] = [:]
        var count = 0
    }

    private let board: Mutex<Board>

    package init(_ state: WatchState) { board = Mutex(Board(state: state)) }

    package var state: WatchState { board.withLock(\.state) }

    package func apply(_ change: WatchChange) {
        let late = board.withLock { board -> [AsyncStream<Data>.Continuation] in
            board.state.apply(change)
            guard !board.followers.isEmpty, let message = Self.message(of: change, board.state) else { return [] }
            let late = board.followers.filter { _, follower in
                if case .enqueued = follower.yield(message) { false } else { true }
            }
            for number in late.keys { board.followers[number] = nil }
            return Array(late.values)
        }
        // Their ends take the lock.
        for follower in late { follower.finish() }
    }

    /// The messages for one page, as an event stream's body. It ends when the page falls behind.
    package func follow() -> AsyncStream<Data> {
        let (stream, follower) = AsyncStream.makeStream(of: Data.self, bufferingPolicy: .bufferingOldest(Self.backlog))
        let number = board.withLock { board in
            board.count += 1
            board.followers[board.count] = follower
            follower.yield(Self.event("state", board.state))
            return board.count
        }
        follower.onTermination = { [weak self] _ in
            self?.board.withLock { _ = $0.followers.removeValue(forKey: number) }
        }
        return stream
    }

    /// How many pages follow.
    package var followerCount: Int { board.withLock(\.followers.count) }

    private struct Progress: Encodable {
        var phase: WatchState.Phase
        /// Empty for none: what is missing would keep its value on the page.
        var step: String
        var done: Int
        var total: Int
    }

    private struct Drawn: Encodable {
        var tile: WatchTile
        /// The tile before it; nil for the first.
        var previous: String?
        var done: Int
        var total: Int
    }

    /// What pages are told; nil for nothing.
    private static func message(of change: WatchChange, _ state: WatchState) -> Data? {
        switch change {
        case .compiling, .step, .rendering, .queued:
            let progress = Progress(
                phase: state.phase, step: state.step ?? "", done: state.done, total: state.total)
            return event("progress", progress)
        case .drawn(let tile, _), .notDrawn(let tile):
            guard let index = state.tiles.firstIndex(where: { $0.id == tile.id }) else { break }
            return event(
                "tile",
                Drawn(
                    tile: state.tiles[index], previous: index > 0 ? state.tiles[index - 1].id : nil, done: state.done,
                    total: state.total))
        case .failed, .planned, .timeline, .ended, .viewed, .offered: break
        case .drawnAhead: return nil
        }
        return event("state", state)
    }

    /// An event of a stream: JSON has no line ends.
    private static func event(_ name: String, _ value: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = (try? encoder.encode(value)) ?? Data("{}".utf8)
        return Data("event: \(name)\ndata: ".utf8) + json + Data("\n\n".utf8)
    }
}

/// Tells pages what takes a while.
struct StepDiagnostics: Diagnostics {
    let board: WatchBoard

    func report(_ diagnostic: Diagnostic) { board.apply(.step(diagnostic.message)) }
}
