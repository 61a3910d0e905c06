import Foundation
import ProcessContext
import RenderModel
import Synchronization

/// What user code asked of `WidgetCenter` and `ControlCenter`, in order, on whatever thread.
package final class ReloadRequests: Sendable {
    /// The context's.
    package static var shared: ReloadRequests { ProcessContext.current[Key.self] }

    private enum Key: ContextKey {
        static func makeValue(in context: ProcessContext) -> ReloadRequests { ReloadRequests() }
    }

    package typealias Request = ReloadRequest
    package typealias Caller = ReloadRequest.Caller

    private struct State {
        var requests: [Request] = []
        var taken = 0
        var caller = Caller.launch
    }

    /// A provider that reloads itself in a loop must not fill the memory.
    private static let limit = 10_000

    private let state = Mutex(State())

    package init() {}

    package var all: [Request] { state.withLock { $0.requests } }

    /// How many there are, to ask later for those that came after.
    package var count: Int { state.withLock { $0.requests.count } }

    package func since(_ count: Int) -> [Request] { state.withLock { Array($0.requests.dropFirst(count)) } }

    /// Hands over what was recorded since the last take, oldest first.
    package func take() -> [Request] {
        state.withLock { state in
            defer { state.taken = state.requests.count }
            return Array(state.requests.dropFirst(state.taken))
        }
    }

    /// Runs `body`; what is asked meanwhile, on whatever thread, counts as asked by `caller`.
    @MainActor
    package func during<Result>(
        _ caller: Caller, _ body: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        let outer = enter(caller)
        defer { _ = enter(outer) }
        return try await body()
    }

    package func during<Result>(_ caller: Caller, _ body: () throws -> Result) rethrows -> Result {
        let outer = enter(caller)
        defer { _ = enter(outer) }
        return try body()
    }

    private func enter(_ caller: Caller) -> Caller {
        state.withLock { state in
            defer { state.caller = caller }
            return state.caller
        }
    }

    func record(_ subject: Request.Subject) {
        let date = Date()
        state.withLock { state in
            guard state.requests.count < Self.limit else { return }
            state.requests.append(Request(subject: subject, caller: state.caller, date: date))
        }
    }
}
