import Testing

@testable import darkroom

/// Which modules are compiled side by side.
struct ModuleScheduleTests {
    private func schedule(_ modules: (name: String, imports: Set<String>)...) -> ModuleSchedule {
        ModuleSchedule(modules)
    }

    private func ready(_ schedule: inout ModuleSchedule) -> [Int] {
        var found: [Int] = []
        while let next = schedule.next() { found.append(next) }
        return found
    }

    @Test func whatImportsNothingOfTheOthersBeginsAtOnce() {
        var schedule = schedule(("A", ["SwiftUI"]), ("B", ["A"]), ("C", []), ("D", ["B", "C"]))
        #expect(ready(&schedule) == [0, 2])
        schedule.finish(2)
        #expect(ready(&schedule) == [])
        schedule.finish(0)
        #expect(ready(&schedule) == [1])
        schedule.finish(1)
        #expect(ready(&schedule) == [3])
    }

    @Test func whatIsToldWaitsForWhatStandsBefore() {
        var schedule = schedule(("A", []), ("B", []), ("C", []))
        _ = ready(&schedule)
        schedule.finish(1)
        #expect(schedule.endedInOrder == 0)
        schedule.finish(0)
        #expect(schedule.endedInOrder == 2)
    }

    @Test func afterAFailureOnlyWhatStandsBeforeItIsBegun() {
        var schedule = schedule(("A", []), ("B", []), ("C", ["A"]), ("D", []))
        #expect(schedule.next() == 0)
        #expect(schedule.next() == 1)
        schedule.fail(1)
        schedule.finish(0)
        #expect(ready(&schedule) == [] && schedule.endedInOrder == 2)
    }

    @Test func modulesThatImportEachOtherDoNotWaitForEver() {
        var schedule = schedule(("A", ["B"]), ("B", ["A"]))
        #expect(schedule.next() == 0)
        #expect(schedule.next() == nil)
        schedule.finish(0)
        #expect(schedule.next() == 1)
    }
}
