import PlanSamples
import Testing

@testable import Snapshots
@testable import Verification

/// Two targets may have a widget of one kind.
struct SnapshotNamesTests {
    private func lock(_ entries: [String: String]) -> LockFile {
        LockFile(entries: entries.mapValues { LockFile.Entry(hash: "", picture: "", cost: 1, target: $0) })
    }

    private func stored(
        _ targets: [String], _ lock: LockFile = LockFile(), path: String = "Clock/systemSmall/a.png"
    ) throws -> [String] {
        let plan = try Samples.plan()
        var taken: Set<String> = []
        return targets.map { target in
            SnapshotNames(plan, of: target, among: Set(targets), in: lock, taken: &taken).stored(path)
        }
    }

    @Test func theFirstTargetHasTheKindsName() throws {
        #expect(try stored(["App", "Other App"]) == ["Clock/systemSmall/a.png", "Clock-Other-App/systemSmall/a.png"])
    }

    @Test func whoseAFolderIsTheLockFileSays() throws {
        let kept = lock(["Clock/systemSmall/a.png": "Other", "Clock-App/systemSmall/a.png": "App"])
        #expect(try stored(["App", "Other"], kept) == ["Clock-App/systemSmall/a.png", "Clock/systemSmall/a.png"])
        #expect(try stored(["App"], kept) == ["Clock-App/systemSmall/a.png"])
    }

    /// However often it is asked, as a dictionary has another order in each process.
    @Test func aFolderOfTwoTargetsIsThatOfMost() throws {
        var entries = ["Clock/systemSmall/a.png": "App", "Clock/systemSmall/b.png": "App"]
        for name in ["c", "d", "e"] { entries["Clock/systemSmall/\(name).png"] = "Other" }
        let wanted = ["Clock-App/systemSmall/a.png", "Clock/systemSmall/a.png"]
        #expect(try stored(["App", "Other"], lock(entries)) == wanted)
        entries["Clock/systemSmall/f.png"] = "App"
        // Of as many, the first by name.
        #expect(try stored(["Other", "App"], lock(entries)) == ["Clock-Other/systemSmall/a.png", wanted[1]])
    }

    /// Else every golden would be missing.
    @Test func aTargetThatGetsAnotherNameKeepsItsGoldens() throws {
        #expect(try stored(["New"], lock(["Clock/systemSmall/a.png": "Old"])) == ["Clock/systemSmall/a.png"])
    }
}
