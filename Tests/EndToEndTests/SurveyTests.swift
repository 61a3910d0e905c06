import Foundation
import TestSupport
import Testing

/// `Scripts/survey`, on checkouts that a test makes.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
struct SurveyTests {
    private static let broken = """
        { objects = {
        P0 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2); buildConfigurationList = L0; };
        G0 = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = "Bad \\"Clock\\".swift"; sourceTree = "<group>"; }; /* a comment */
        B1 = {fileRef = F1; };
        H1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        T1 = {isa = PBXNativeTarget; name = Bad; productType = "com.apple.product-type.app-extension"; buildPhases = (H1); };
        T2 = {isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.app-extension"; buildPhases = (H1); buildConfigurationList = L2; };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2); };
        C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = watchos; }; };
        }; rootObject = P0; }
        """

    private static let widget = """
        import SwiftUI
        import WidgetKit
        // import Alamofire
        @main struct Bad: Widget {
            var body: some WidgetConfiguration { EmptyWidgetConfiguration().noSuchModifier() }
        }
        """

    @Test func checkoutsAreMeasured() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func write(_ text: String, _ path: String) throws {
            let file = "\(folder)/\(path)"
            try FileManager.default.createDirectory(
                atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        }
        try write(Self.broken, "broken/Bad.xcodeproj/project.pbxproj")
        try write(Self.widget, "broken/Bad \"Clock\".swift")
        try write("name: Made", "made/project.yml")
        try FileManager.default.copyItem(
            atPath: Example.repository.appendingPathComponent("Tests/Fixtures/Projects/CityClock").path,
            toPath: "\(folder)/city")

        let run = try await ProgramRun.run(
            Example.repository.appendingPathComponent("Scripts/survey").path,
            [
                folder, "--darkroom", DarkroomProgram.path, "--json", "\(folder)/survey.json", "--", "--scale", "1"
            ])
        #expect(run.status == 0, "\(run.errors)")
        for text in [
            "broken Bad: does not compile; 0 pictures; 0 findings; Apple's modules only",
            "has no member 'noSuchModifier'", "city City Widget: compiles; ", "1 passed over: an extension for watches",
            "1 passed over: a checkout whose project is made by a tool", "2 widget extensions in 2 checkouts",
            "1 of 2 (50 %) draw every widget", "0 of 1 (0 %) of those that import Apple's modules only compile"
        ] { #expect(run.output.contains(text), "\(run.output)") }

        struct Record: Decodable {
            var target: String, others: [String], compiles: Bool, pictures: Int, drawsAll: Bool
        }
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/survey.json"))
        let records = try JSONDecoder().decode([Record].self, from: data)
        #expect(records.map(\.target) == ["Bad", "City Widget"])
        #expect(records.map(\.drawsAll) == [false, true])
        #expect(records[0].others == [] && !records[1].others.isEmpty)
        #expect(records[1].pictures > 0)
    }
}
