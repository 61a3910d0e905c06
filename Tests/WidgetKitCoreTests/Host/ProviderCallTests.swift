import Foundation
import RenderModel
import Testing

@testable import WidgetKitCore

extension HostTests {
    /// Completions that come at once, late, never or twice.
    @MainActor
    struct ProviderCallTests {
        private func call(_ timeout: Double = 60) -> ProviderCall<Int> {
            ProviderCall(name: "getTimeline", kind: "a", timeout: timeout)
        }

        @Test func anAnswerMayComeAtOnce() async throws {
            let result = try await call().run { $0(7) }
            #expect(result.value == 7 && result.findings.isEmpty)
        }

        @Test func anAnswerMayComeLateOnAnotherThread() async throws {
            let result = try await call().run { completion in
                Thread.detachNewThread {
                    Thread.sleep(forTimeInterval: 0.01)
                    completion(8)
                }
            }
            #expect(result.value == 8 && result.findings.isEmpty)
        }

        @Test func aSecondAnswerIsToldAndDoesNotCount() async throws {
            let result = try await call().run { completion in
                completion(1)
                completion(2)
            }
            #expect(result.value == 1)
            #expect(
                result.findings.map(\.message) == [
                    "getTimeline of widget 'a' called its completion 2 times; the first answer counts"
                ])
        }

        @Test func silenceEndsWithTheTime() async {
            await #expect(throws: HostError.providerTimedOut(kind: "a", call: "getTimeline", seconds: 0.01)) {
                var kept: (@Sendable (Int) -> Void)?
                _ = try await call(0.01).run { kept = $0 }
                withExtendedLifetime(kept) {}
            }
        }

        /// A provider that keeps the main thread waiting: its time is over before anybody waits for the completion.
        @Test func theTimeCountsFromTheBeginning() async throws {
            await #expect(throws: HostError.providerTimedOut(kind: "a", call: "getTimeline", seconds: 0.05)) {
                var kept: (@Sendable (Int) -> Void)?
                _ = try await call(0.05).run { completion in
                    kept = completion
                    Thread.sleep(forTimeInterval: 0.5)
                }
                withExtendedLifetime(kept) {}
            }
            let result = try await call(0.05).run { completion in
                Thread.sleep(forTimeInterval: 0.5)
                completion(3)
            }
            #expect(result.value == 3)
        }

        @Test func aCompletionThatNobodyHoldsIsNotWaitedFor() async {
            let dropped = HostError.completionDropped(kind: "a", call: "getTimeline")
            await #expect(throws: dropped) { _ = try await call().run { _ in } }
            await #expect(throws: dropped) {
                _ = try await call().run { completion in
                    Thread.detachNewThread {
                        Thread.sleep(forTimeInterval: 0.01)
                        withExtendedLifetime(completion) {}
                    }
                }
            }
        }

        @Test func anAnswerAfterTheTimeIsLost() async throws {
            let late = ProviderCall<Int>(name: "getSnapshot", kind: "a", timeout: 0.01)
            var kept: (@Sendable (Int) -> Void)?
            await #expect(throws: HostError.self) { _ = try await late.run { kept = $0 } }
            let complete = try #require(kept)
            complete(3)
        }

        @Test func whatIsAskedMeanwhileIsTheCallers() async throws {
            let recorded = ReloadRequests.shared
            _ = try await call().run { completion in
                recorded.record(.timelines(kind: "a"))
                completion(1)
            }
            let mine = ProviderCall<Int>(name: "perform", kind: "a", timeout: 60, caller: .intent("Mine"))
            _ = try await mine.run { completion in
                recorded.record(.recommendations)
                completion(1)
            }
            recorded.record(.controls(kind: nil))
            #expect(recorded.all.map(\.caller) == [.provider(kind: "a", call: "getTimeline"), .intent("Mine"), .launch])
        }

        @Test func whatUserCodeThrowsIsItsAnswer() async throws {
            struct Broken: Error, Equatable { let code: Int }
            let call = ProviderCall<ThrowingAnswer<String>>(name: "currentValue()", kind: "a", timeout: 60)
            #expect(try await call.result { "on" }.get() == "on")
            let failed = try await call.result { throw Broken(code: 4) }
            #expect(throws: Broken(code: 4)) { try failed.get() }
        }

        @Test func userCodeThatNeverReturnsIsNoAnswer() async {
            let call = ProviderCall<ThrowingAnswer<Void>>(name: "currentValue()", kind: "a", timeout: 0.01)
            await #expect(throws: HostError.providerTimedOut(kind: "a", call: "currentValue()", seconds: 0.01)) {
                _ = try await call.result { try await Task.sleep(for: .seconds(1)) }
            }
        }
    }
}
