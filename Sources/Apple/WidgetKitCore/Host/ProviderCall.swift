import DisplayList
import Findings
import Foundation
import RenderModel
import Synchronization

/// One call of a provider: waits for the completion, which may come late, on any thread, never or twice.
@MainActor
struct ProviderCall<Answer: Sendable> {
    let name: String
    let kind: String
    /// Seconds on a real clock.
    let timeout: Double
    /// Who asks `WidgetCenter` for something meanwhile; nil for the provider.
    var caller: ReloadRequest.Caller?

    /// Seconds in which the main thread goes on after a call's time is over, unless it is blocked. The process is ended a
    /// second after that time.
    private nonisolated static var patience: Double { 0.3 }
    /// In how many parts the time is waited for: of a part in which others had the processors no more counts than it is
    /// long.
    private nonisolated static var ticks: Int { 20 }

    struct Result {
        var value: Answer
        var findings: [Finding]
    }

    /// What the completion, the timer and the waiting task share.
    private final class State: Sendable {
        struct Content {
            var continuation: CheckedContinuation<Answer?, Never>?
            var answer: Answer?
            var calls = 0
            /// Nobody can call the completion any more.
            var isDropped = false
            /// Its time was over, which may be before anybody waits for it: the call itself takes as long as it likes.
            var isLate = false
        }

        let content = Mutex(Content())

        func complete(_ answer: Answer) {
            let waiting = content.withLock { content -> CheckedContinuation<Answer?, Never>? in
                content.calls += 1
                guard content.calls == 1 else { return nil }
                content.answer = answer
                defer { content.continuation = nil }
                return content.continuation
            }
            waiting?.resume(returning: answer)
        }

        /// - Parameter isDropped: whether waiting longer would be in vain.
        func giveUp(isDropped: Bool = false) {
            let waiting = content.withLock { content in
                content.isDropped = content.isDropped || isDropped && content.calls == 0
                content.isLate = content.isLate || !isDropped
                defer { content.continuation = nil }
                return content.continuation
            }
            waiting?.resume(returning: nil)
        }

        func wait(_ continuation: CheckedContinuation<Answer?, Never>) {
            let (early, isOver) = content.withLock { content -> (Answer?, Bool) in
                let isOver = content.answer != nil || content.isDropped || content.isLate
                if !isOver { content.continuation = continuation }
                return (content.answer, isOver)
            }
            if isOver { continuation.resume(returning: early) }
        }
    }

    /// What the completion holds: it ends when no code has the completion any more.
    private final class Completion: Sendable {
        private let state: State

        init(_ state: State) { self.state = state }

        func call(_ answer: Answer) { state.complete(answer) }

        deinit { state.giveUp(isDropped: true) }
    }

    func run(_ ask: (@escaping @Sendable (Answer) -> Void) -> Void) async throws -> Result {
        let state = State()
        return try await ReloadRequests.shared.during(caller ?? .provider(kind: kind, call: name)) {
            try await wait(state, ask)
        }
    }

    private static func completion(_ state: State) -> @Sendable (Answer) -> Void {
        let completion = Completion(state)
        return { completion.call($0) }
    }

    private func wait(
        _ state: State, _ ask: (@escaping @Sendable (Answer) -> Void) -> Void
    ) async throws -> Result {
        MissingData.beginCall()
        let tooLate = HostError.providerTimedOut(kind: kind, call: name, seconds: timeout)
        // Runs from the beginning, as user code may keep the main thread waiting.
        let timer = Task.detached { [timeout] in
            for _ in 0..<Self.ticks {
                try? await Task.sleep(for: .seconds(timeout / Double(Self.ticks)))
                if Task.isCancelled { return }
            }
            state.giveUp()
            try? await Task.sleep(for: .seconds(Self.patience))
            if !Task.isCancelled { tooLate.tellBlocked() }
        }
        defer { timer.cancel() }
        ask(Self.completion(state))
        guard let answer = await withCheckedContinuation({ state.wait($0) }) else {
            throw state.content.withLock(\.isDropped) ? .completionDropped(kind: kind, call: name) : tooLate
        }
        // A second call that follows at once has been made by the time the main queue has turned over.
        await Task.yield()
        let calls = state.content.withLock { $0.calls }
        let findings =
            calls < 2
            ? []
            : [
                Finding(
                    .completionCalledTwice,
                    "\(name) of widget '\(kind)' called its completion \(calls) times; the first answer counts")
            ]
        return Result(value: answer, findings: findings)
    }
}

/// What comes of user code that may throw. It stays on the main actor.
struct ThrowingAnswer<Value>: @unchecked Sendable {
    let result: Result<Value, any Error>
}

extension ProviderCall {
    /// What user code answers, or throws, in its own time.
    func result<Value>(
        of body: @escaping @MainActor () async throws -> Value
    ) async throws -> Swift.Result<Value, any Error> where Answer == ThrowingAnswer<Value> {
        let answer = try await run { completion in
            Task { @MainActor in
                do {
                    completion(ThrowingAnswer(result: .success(try await body())))
                } catch {
                    completion(ThrowingAnswer(result: .failure(error)))
                }
            }
        }
        return answer.value.result
    }
}
