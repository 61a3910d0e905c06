import Glibc
import Testing

@testable import RenderCoordinator

/// A busy machine makes no endless loop of a picture.
struct AnswerDeadlineTests {
    private let start = ContinuousClock.now

    /// A limit of two seconds, of a worker that has waited so long for a processor at each instant.
    private func deadline(_ waited: @escaping (Double) -> Double?) -> (Double) -> Double? {
        var passed = 0.0
        var deadline = AnswerDeadline(within: 2, from: start) { _ in waited(passed).map { .seconds($0) } }
        return { [start] seconds in
            passed = seconds
            return deadline.rest(of: 1, at: start + .seconds(seconds)).map { $0 / .seconds(1) }
        }
    }

    @Test func whatHasAProcessorHasItsTimeAndNoMore() {
        let rest = deadline { _ in 7 }
        #expect(rest(0) == 0.5)
        #expect(rest(0.5) == 1.5)
        #expect(rest(1.9).map { ($0 * 1000).rounded() } == 100)
        #expect(rest(2) == nil)
    }

    @Test func whatWaitsForAProcessorDoesNotCount() {
        // Half of the time, from the beginning: what was waited before the first look is not known.
        let rest = deadline { $0 / 2 }
        #expect(rest(0.5) == 1.5)
        #expect(rest(2) == 0.75)
        #expect(rest(2.75) == 0.375)
        #expect(rest(3.4999) != nil)
        #expect(rest(3.6) == nil)
    }

    @Test func aWorkerThatIsNeverServedEndsAllTheSame() {
        let rest = deadline { $0 }
        _ = rest(0.5)
        #expect(rest(19) != nil)
        #expect(rest(20) == nil)
    }

    @Test func aShortLimitIsNotStretchedToTheFirstLook() {
        var deadline = AnswerDeadline(within: 0.2, from: start) { _ in .zero }
        #expect(deadline.rest(of: 1, at: start + .seconds(0.1)) == .seconds(0.1))
        #expect(deadline.rest(of: 1, at: start + .seconds(0.2)) == nil)
        deadline.extend(by: .seconds(5))
        #expect(deadline.rest(of: 1, at: start + .seconds(5)) != nil)
    }

    @Test func withoutTheKernelsWordTheClockCounts() {
        let rest = deadline { _ in nil }
        #expect(rest(1) == 1)
        #expect(rest(2) == nil)
    }

    @Test func theKernelTellsOfThisProcess() {
        #expect(AnswerDeadline.queueTime(of: getpid()) != nil)
        #expect(AnswerDeadline.queueTime(of: -1) == nil)
    }
}
