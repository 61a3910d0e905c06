import Foundation
import SystemSupport
import TestSupport
import Testing

@testable import Snapshots

struct SnapshotStoreTests {
    private let png = Data("a picture".utf8), file = "Clock/systemSmall/snapshot-light.png"

    private func store() throws -> SnapshotStore { try SnapshotStore(temporaryFolder().path + "/Goldens") }

    @Test func whatIsKeptIsFoundAgain() throws {
        var store = try store()
        #expect(!store.hasLock && store.files.isEmpty)
        try store.keep(file, png: png, text: "canvas", hash: "ab", cost: 3, target: "T")
        try store.writeLock()
        let again = try SnapshotStore(store.folder)
        #expect(again.hasLock && again.files == [file])
        #expect(again.trustedHash(of: file) == "ab")
        #expect(again.text(file) == "canvas")
    }

    /// Before anything is drawn.
    @Test func aFileIsNoStore() throws {
        let file = try temporaryFolder().path + "/Goldens.txt"
        try Data("notes".utf8).write(to: URL(fileURLWithPath: file))
        for path in [file, file + "/Clock"] {
            let error = #expect(throws: SnapshotStore.OpenError.self) { try SnapshotStore(path) }
            #expect(error?.description == "\(file): this is a file; name a folder of goldens")
        }
    }

    /// Two runs record different targets at once.
    @Test func whatOthersHaveRecordedMeanwhileStays() throws {
        var first = try store()
        try first.keep("A/systemSmall/old.png", png: png, text: "", hash: "a", cost: 1, target: "A")
        try first.mergeLock()
        first = try SnapshotStore(first.folder)
        var second = try SnapshotStore(first.folder)
        first.remove("A/systemSmall/old.png")
        try first.keep("A/systemSmall/new.png", png: png, text: "", hash: "b", cost: 1, target: "A")
        try second.keep("B/systemSmall/new.png", png: png, text: "", hash: "c", cost: 1, target: "B")
        second.lock.settings = ["--scale", "3"]
        try first.mergeLock()
        try second.mergeLock()
        let lock = try SnapshotStore(first.folder).lock
        #expect(lock.entries.keys.sorted() == ["A/systemSmall/new.png", "B/systemSmall/new.png"])
        #expect(lock.settings == ["--scale", "3"])
    }

    /// The lock file would say that nothing has changed.
    @Test func aPictureThatOtherHandsChangedIsNotTrusted() throws {
        var store = try store()
        try store.keep(file, png: png, text: "canvas", hash: "ab", cost: 3, target: "T")
        try Data("another".utf8).write(to: URL(fileURLWithPath: store.path(file)))
        #expect(store.trustedHash(of: file) == nil)
    }

    @Test func removedGoldensLeaveNoFolders() throws {
        var store = try store()
        try store.keep(file, png: png, text: "canvas", hash: "ab", cost: 3, target: "T")
        try store.keep("Clock/systemLarge/a.png", png: png, text: "", hash: "ab", cost: 3, target: "T")
        store.remove(file)
        #expect(store.files == ["Clock/systemLarge/a.png"])
        #expect(!FileManager.default.fileExists(atPath: store.path("Clock/systemSmall")))
    }

    @Test func movedGoldensKeepPictureTextAndHash() throws {
        var store = try store()
        try store.keep(file, png: png, text: "canvas", hash: "ab", cost: 3, target: "T")
        try store.move(file, to: "Clock/systemSmall/snapshot-dark.png")
        #expect(store.files == ["Clock/systemSmall/snapshot-dark.png"])
        #expect(store.trustedHash(of: "Clock/systemSmall/snapshot-dark.png") == "ab")
        #expect(store.text("Clock/systemSmall/snapshot-dark.png") == "canvas")
    }

    @Test(arguments: [
        "../a.png", "/a.png", "a/../../b.png", "a.txt", "a//b.png", "./a.png", "a b.png", "a\nb.png", ""
    ])
    func pathsThatLeaveTheStoreAreNone(path: String) { #expect(!SnapshotStore.isInside(path)) }

    @Test(arguments: [
        (["CI": "true"], RecordMode.never), (["CI": "1"], .never), (["CI": ""], .missing), (["CI": "false"], .missing),
        ([:], .missing)
    ])
    func continuousIntegrationRecordsNothing(environment: [String: String], mode: RecordMode) {
        #expect(RecordMode.usual(environment) == mode)
    }

    @Test func modesRecordWhatTheySay() {
        func recorded(_ mode: RecordMode) -> Set<Snapshot.State> {
            Set(Snapshot.State.allCases.filter(mode.records))
        }
        #expect(recorded(.never) == [])
        #expect(recorded(.missing) == [.missing])
        #expect(recorded(.changed) == [.missing, .changed, .moved])
        #expect(recorded(.all) == [.missing, .changed, .moved, .unchanged, .relaxed, .recorded])
    }
}
