import Testing

@testable import WidgetSnapshotTesting

struct RecordModeTests {
    @Test func whatIsMissingIsRecordedUnlessSomebodySaysOtherwise() throws {
        #expect(try WidgetSnapshotRecordMode.effective(nil, in: [:]) == .missing)
        #expect(try WidgetSnapshotRecordMode.effective(.all, in: [:]) == .all)
    }

    @Test func continuousIntegrationRecordsNothing() throws {
        #expect(try WidgetSnapshotRecordMode.effective(nil, in: ["CI": "true"]) == .never)
        #expect(try WidgetSnapshotRecordMode.effective(.all, in: ["CI": "1"]) == .never)
        #expect(try WidgetSnapshotRecordMode.effective(nil, in: ["CI": "false"]) == .missing)
    }

    @Test func theEnvironmentGoesBeforeEverything() throws {
        #expect(
            try WidgetSnapshotRecordMode.effective(.never, in: ["DARKROOM_RECORD": "changed", "CI": "1"]) == .changed)
        #expect(try WidgetSnapshotRecordMode.effective(nil, in: ["DARKROOM_RECORD": ""]) == .missing)
    }

    @Test func anUnknownWordIsAnErrorThatNamesTheModes() {
        #expect {
            try WidgetSnapshotRecordMode.effective(nil, in: ["DARKROOM_RECORD": "yes"])
        } throws: { "\($0)" == "DARKROOM_RECORD=yes is not a record mode; use one of: missing, changed, all, never" }
    }

    @Test func eachModeRecordsItsOwn() {
        typealias Mode = WidgetSnapshotRecordMode
        #expect(Mode.allCases.filter { $0.records(isMissing: true, isChanged: false) } == [.missing, .changed, .all])
        #expect(Mode.allCases.filter { $0.records(isMissing: false, isChanged: true) } == [.changed, .all])
        #expect(Mode.allCases.filter { $0.records(isMissing: false, isChanged: false) } == [.all])
    }
}
