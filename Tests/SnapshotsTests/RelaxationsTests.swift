import Foundation
import Snapshots
import Testing

struct RelaxationsTests {
    private func read(_ json: String) throws -> Relaxations {
        try Relaxations(parsing: Data(json.utf8), name: "Goldens/relaxed.json")
    }

    @Test func theMostSpecificKeyCounts() throws {
        let relaxations = try read(
            """
            {"**": {"pixels": 1}, "Clock/**": {"pixels": 2}, "Clock/systemSmall/*.png": {"pixels": 3},
             "Clock/systemSmall/snapshot-dark.png": {"pixels": 4}}
            """)
        func pixels(_ file: String) -> Int? { relaxations.relaxation(of: file)?.pixels }
        #expect(pixels("Other/systemSmall/snapshot-dark.png") == 1)
        #expect(pixels("Clock/systemLarge/snapshot-dark.png") == 2)
        #expect(pixels("Clock/systemSmall/snapshot-light.png") == 3)
        #expect(pixels("Clock/systemSmall/snapshot-dark.png") == 4)
        #expect(try read("{}").relaxation(of: "a.png") == nil)
    }

    @Test func everyFieldIsRead() throws {
        let relaxation = try read(
            #"{"a/b.png": {"deltaE": 2.5, "cluster": 4, "pixels": 20, "masks": ["Map"], "reason": "tiles"}}"#
        ).relaxation(of: "a/b.png")
        #expect(relaxation == Relaxation(deltaE: 2.5, cluster: 4, pixels: 20, masks: ["Map"], reason: "tiles"))
    }

    @Test(arguments: [
        (#"{"a/*.png": {"pixel": 3}}"#, "'a/*.png': there is no field 'pixel'; there are deltaE, cluster, pixels"),
        (#"{"a": {"pixels": -1}}"#, "'a': pixels is -1"), (#"{"a": {"deltaE": "2"}}"#, "'a': deltaE is not a number"),
        (#"{"a": {"pixels": true}}"#, "'a': pixels is not a number"),
        (#"{"a": {"cluster": 1.5}}"#, "is not a whole number"),
        (#"{"a": {"pixels": 1e300}}"#, "is not a whole number"), (#"{"a": {}}"#, "nothing is relaxed"),
        (#"{"a": {"masks": []}}"#, "masks are names of views"), (#"{"a": {"reason": 1}}"#, "reason is not a string"),
        (#"{"a": 2}"#, "'a': write an object"), (#"{"[a": {"pixels": 1}}"#, "'[a': '[a' lacks a ']'"),
        (#"[]"#, "write an object"), (#"{"a": "#, "it is not valid JSON"), ("", "it is not valid JSON")
    ])
    func mistakesNameFileKeyAndTheWayOut(json: String, words: String) {
        let error = #expect(throws: Relaxations.Failure.self) { try read(json) }
        #expect(error?.description.hasPrefix("Goldens/relaxed.json: ") == true)
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }

    @Test func keysWithoutSnapshotsAreToldOf() throws {
        let relaxations = try read(#"{"b/*.png": {"pixels": 1}, "a/x.png": {"pixels": 1}, "c/**": {"pixels": 1}}"#)
        let warnings = relaxations.warnings(files: ["c/y.png", "b/z/y.png"])
        #expect(warnings.count == 2)
        #expect(warnings.first?.hasPrefix("Goldens/relaxed.json: 'a/x.png' is the path of no snapshot") == true)
        #expect(warnings.first?.contains("'b/z/y.png'") == true)
    }

    @Test func allThreeLimitsHoldAtOnce() {
        let relaxation = Relaxation(deltaE: 2, cluster: 4, pixels: 20)
        func allows(_ deltaE: Double, _ cluster: Int, _ pixels: Int, sizesDiffer: Bool = false) -> Bool {
            relaxation.allows(
                Difference(
                    differentPixels: pixels, pixelCount: 100, largestDeltaE: deltaE, largestCluster: cluster,
                    sizesDiffer: sizesDiffer))
        }
        #expect(allows(2, 4, 20) && allows(0, 0, 0))
        #expect(!allows(2.001, 4, 20) && !allows(2, 5, 20) && !allows(2, 4, 21))
        #expect(!allows(0, 0, 0, sizesDiffer: true))
    }
}
