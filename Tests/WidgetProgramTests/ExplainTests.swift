import Foundation
import TestSupport
import Testing

@testable import RenderModel

/// How `explain` tells where views lie.
struct ExplainTests {
    private static func explain(_ arguments: [String]) async throws -> (status: Int32, output: String, errors: String) {
        try await ProgramRun.run(
            DarkroomProgram.folder + "/FakeWidgetProgram",
            ["explain", "--kind", "Clock", "--family", "systemSmall"] + arguments)
    }

    @Test("The chain ends at the view in front")
    func chain() async throws {
        let run = try await Self.explain(["--at", "35,15"])
        #expect(run.status == 0)
        #expect(
            run.output == """
                Clock systemSmall timeline 0, light, at 35,15:
                Outer                           proposed 158 × ideal  size 158 × 158  at 0, 0
                  Inner(spacing 4, priority 1)  proposed 40 × ideal   size 40 × 20    at 10, 10  drawn 40.5 × 20 at 10, 10
                    Front                       proposed 20 × ideal   size 20 × 20    at 30, 10

                """)
        #expect(try await Self.explain(["--at", "15,15"]).output.contains("Front") == false)
    }

    @Test("The entry that is named is the one that is explained")
    func entries() async throws {
        let run = try await Self.explain(["--at", "35,15", "--entries", "2"])
        #expect(run.output.hasPrefix("Clock systemSmall timeline 2, light, at 35,15:\n"))
    }

    @Test("The tree is JSON with one view a line")
    func tree() async throws {
        let output = try await Self.explain(["--tree"]).output
        let nodes = try JSONDecoder().decode([ViewTree.Node].self, from: Data(output.utf8))
        #expect(nodes.map(\.view) == ["Outer", "Inner", "Front"])
        #expect(output.split(separator: "\n").count == nodes.count + 2)
    }

    @Test("What VoiceOver reads is printed an element a line")
    func accessibility() async throws {
        let run = try await Self.explain(["--accessibility"])
        #expect(run.status == 0)
        #expect(
            run.output == """
                Clock systemSmall timeline 0, light, as VoiceOver reads it:
                group "Clock"
                  "9:41"
                  "Stop" button, hint "Ends the alarm"

                """)
        #expect(try await Self.explain(["--accessibility", "--at", "1,1"]).status == 2)
    }

    @Test("What VoiceOver reads is marked in a picture, with a legend to its right")
    func overlay() async throws {
        let folder = try temporaryFolder()
        let run = try await Self.explain(["--accessibility-overlay", folder.path, "--scale", "1"])
        #expect(run.status == 0)
        let png = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/accessibility.png"))
        // The width stands in bytes 16 to 19: 158 points, three margins of 16 and a legend of 300.
        #expect(png.prefix(20).suffix(4).elementsEqual([0, 0, 1, 250]))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["accessibility.png"])
    }

    @Test("A point that is none, or outside, is a usage error")
    func wrongPoints() async throws {
        for point in ["40", "a,b", "1,2,3", "400,400"] {
            let run = try await Self.explain(["--at", point])
            #expect(run.status == 2)
            #expect(run.errors.contains(point))
        }
    }
}
