import Foundation
import Testing

@testable import WidgetKitCore

extension HostTests {
    /// The clock that user code reads.
    struct VirtualClockTests {
        @Test func aStoppedClockStandsStill() async throws {
            defer { VirtualClock.release() }
            let instant = Date(timeIntervalSince1970: 1_000_000_000.25)
            VirtualClock.freeze(at: instant)
            #expect(Date() == instant)
            try await Task.sleep(for: .milliseconds(5))
            #expect(Date() == instant)
        }

        @Test func aReleasedClockRuns() {
            VirtualClock.freeze(at: Date(timeIntervalSince1970: 0))
            VirtualClock.release()
            // Nobody builds this before 2025.
            #expect(Date() > Date(timeIntervalSince1970: 1_735_689_600))
        }

        @Test(arguments: [
            (Date.distantPast, -2_208_988_800.0), (.distantFuture, 7_258_118_400),
            (Date(timeIntervalSince1970: -2_208_988_801), -2_208_988_800),
            (Date(timeIntervalSince1970: 7_258_118_400), 7_258_118_400)
        ])
        func itReachesFromTheYear1900To2200(_ date: Date, _ seconds: Double) {
            defer { VirtualClock.release() }
            VirtualClock.freeze(at: date)
            #expect(Date().timeIntervalSince1970 == seconds)
        }

        @Test func aMomentEndsAsItBegan() {
            defer { VirtualClock.release() }
            let outer = Date(timeIntervalSince1970: 100), inner = Date(timeIntervalSince1970: 200)
            VirtualClock.freeze(at: outer)
            #expect(VirtualClock.frozen(at: inner) { Date() } == inner)
            #expect(Date() == outer)
            VirtualClock.release()
            VirtualClock.frozen(at: inner) {}
            #expect(Date() > inner.addingTimeInterval(1_000_000))
        }

        @Test func aMomentEndsWhereItsBodyThrows() {
            struct Stop: Error {}
            #expect(throws: Stop.self) { try VirtualClock.frozen(at: Date(timeIntervalSince1970: 5)) { throw Stop() } }
            #expect(Date() > Date(timeIntervalSince1970: 1_735_689_600))
        }
    }
}
