import Foundation
import TestSupport
import Testing

/// What `targets` and `doctor` report of projects.
struct DoctorTests {
    private static let projects = Example.repository.appendingPathComponent("Tests/Fixtures/Projects").path

    private func json(_ words: String...) async throws -> (status: Int32, value: Any) {
        let run = try await DarkroomProgram.run(words + ["--json"])
        return (run.status, try #require(try DarkroomProgram.result(run.output)))
    }

    @Test func everyWidgetExtensionIsListedWithItsPlatforms() async throws {
        let (status, value) = try await json("targets", "\(Self.projects)/SeveralExtensions")
        #expect(status == 0)
        let targets = try #require(value as? [[String: Any]])
        #expect(targets.map { $0["name"] as? String } == ["Mac Widget", "Clock Widget", "Steps Widget"])
        #expect(targets.map { $0["platforms"] as? [String] } == [["macOS"], ["iOS"], ["iOS", "macOS"]])
        #expect(targets[1]["bundleIdentifier"] as? String == "org.example.clock")
        let table = try await DarkroomProgram.run(["targets", "\(Self.projects)/SeveralExtensions"])
        #expect(table.output.contains("\nSteps Widget  iOS, macOS"), "\(table.output)")
    }

    @Test func modulesAndOmissionsHaveReasons() async throws {
        let (status, value) = try await json("doctor", "\(Self.projects)/CityClock")
        #expect(status == 0)
        let report = try #require(value as? [String: Any])
        #expect((report["machine"] as? [String: Any])?["compiler"] is String)
        let target = try #require((report["targets"] as? [[String: Any]])?.first)
        #expect(target["available"] as? [String] == ["Foundation", "SwiftUI", "UIKit", "WidgetKit"])
        #expect(target["compiled"] as? [String] == ["Kit"])
        let leftOut = try #require(target["leftOut"] as? [String])
        #expect(leftOut.count == 2 && leftOut[0].contains("CityScreen.swift:5: 'private let bar = UINavigationBar()'"))
        #expect((target["summary"] as? [String: Any])?["minimumSystemVersion"] as? Double == 17)
        #expect(target["failure"] == nil)
    }

    @Test func oneThatDoesNotCompileIsReportedBesideTheOthers() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("doctor-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let source = "import SwiftUI\nimport Nowhere\n@main struct Clock: Widget { var body: some Missing { 1 } }\n"
        try Data(source.utf8).write(to: folder.appendingPathComponent("Clock.swift"))
        let (status, value) = try await json("doctor", folder.path, "\(Self.projects)/SeveralExtensions/Clock")
        #expect(status == 3)
        let targets = try #require((value as? [String: Any])?["targets"] as? [[String: Any]])
        #expect((targets[0]["failure"] as? String)?.contains("did not compile") == true)
        #expect((targets[0]["errors"] as? [String])?.first?.contains("Clock.swift:") == true)
        #expect((targets[0]["missing"] as? [String: String])?.keys.sorted() == ["Nowhere"])
        #expect(targets[1]["failure"] == nil)
    }

    @Test func theMachineAloneIsReportedWhereThereIsNoProject() async throws {
        let run = try await DarkroomProgram.run(["doctor"])
        #expect(run.status == 0 && run.output.contains("\nSandbox: "), "\(run.output)\(run.errors)")
    }

    /// 24 lines of 80 columns.
    @Test(arguments: ["render", "timeline", "verify", "compose", "tap", "doctor"])
    func shortHelpFitsAScreen(command: String) async throws {
        let run = try await DarkroomProgram.run([command, "-h"]),
            lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(run.status == 0 && lines.count <= 25, "\(lines.count) lines")
        #expect(lines.allSatisfy { $0.count <= 80 }, "\(run.output)")
        #expect(
            run.output.contains("USAGE: darkroom \(command)") && run.output.contains("'darkroom \(command) --help'"))
    }
}
