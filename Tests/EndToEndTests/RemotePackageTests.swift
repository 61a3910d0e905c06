import Foundation
import TestSupport
import Testing

/// A project whose widget imports packages that lie in repositories.
struct RemotePackageTests {
    private static let widget = """
        import Greeting
        import SwiftUI
        import WidgetKit

        struct Now: TimelineEntry { let date: Date }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Now { Now(date: Date()) }
            func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) { completion(Now(date: Date())) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
                completion(Timeline(entries: [Now(date: Date())], policy: .never))
            }
        }
        @main struct Hello: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "hello", provider: Provider()) { _ in Text(verbatim: greeting()) }
                    .supportedFamilies([.systemSmall])
            }
        }

        """

    private static func project(greeting: String, unused: String) -> String {
        """
        { objects = {
        P0 = {isa = PBXProject; mainGroup = G0; targets = (T1); packageReferences = (R1, R2); };
        G0 = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Hello.swift; sourceTree = "<group>"; };
        B1 = {fileRef = F1; };
        H1 = {isa = PBXSourcesBuildPhase; files = (B1); };
        T1 = {isa = PBXNativeTarget; name = Hello; productType = "com.apple.product-type.app-extension"; buildPhases = (H1); packageProductDependencies = (D1, D2); };
        D1 = {isa = XCSwiftPackageProductDependency; package = R1; productName = Greeting; };
        D2 = {isa = XCSwiftPackageProductDependency; package = R2; productName = Unused; };
        R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(greeting)"; requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
        R2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(unused)"; requirement = {kind = branch; branch = main; }; };
        }; rootObject = P0; }
        """
    }

    private func write(_ text: String, _ path: String) throws {
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    /// A package that the target imports, what that one depends on, and a module of C are fetched and compiled; one
    /// that nothing imports is not even looked for.
    @Test func packagesAreFetchedWhenTheyAreImported() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // In the project, where SwiftPM may look at them; hidden, as packages in it would be taken as they are.
        let words = try await GitRepository(folder + "/App/.repositories/word-list")
        try await words.commit(
            [
                "Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "word-list", products: [.library(name: "Words", targets: ["Words"])],
                    targets: [.target(name: "Words", dependencies: ["CWords"]), .target(name: "CWords")])
                """,
                "Sources/Words/Words.swift": """
                import CWords
                #if SWIFT_PACKAGE
                public func word() -> String { String(cString: words_first()) }
                #endif
                """,
                "Sources/CWords/words.c": "#include \"words.h\"\nconst char *words_first(void) { return \"Moin\"; }\n",
                "Sources/CWords/include/words.h": "const char *words_first(void);\n"
            ], tag: "0.3.0")
        let greeting = try await GitRepository(folder + "/App/.repositories/Greeting")
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Greeting", products: [.library(name: "Greeting", targets: ["Greeting"])],
                dependencies: [.package(url: "\(words.url)", from: "0.1.0")],
                targets: [.target(name: "Greeting", dependencies: [.product(name: "Words", package: "word-list")])])
            """
        func source(_ version: String) -> String {
            "import Words\npublic func greeting() -> String { word() + \" \(version)\" }\n"
        }
        try await greeting.commit(["Package.swift": manifest, "Sources/Greeting/G.swift": source("one")], tag: "1.0.0")
        try await greeting.commit(["Sources/Greeting/G.swift": source("two")], tag: "1.1.0")
        try await greeting.commit(["Sources/Greeting/G.swift": source("three")], tag: "2.0.0")
        let project = folder + "/App/App.xcodeproj", output = folder + "/out"
        try write(Self.widget, folder + "/App/Hello.swift")
        try write(
            Self.project(greeting: greeting.url, unused: "file://\(folder)/App/nowhere"), project + "/project.pbxproj")
        let arguments = ["render", project, "--variant", "timeline", "--scheme", "light", "--display-lists"]
        let environment = ["XDG_CACHE_HOME": folder + "/cache"]
        let run = try await ProgramRun.run(
            DarkroomProgram.path, arguments + ["--output", output], environment: environment)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.errors.contains("Fetching \(greeting.url) (1.1.0)") && !run.errors.contains("nowhere"), "\(run.errors)")
        let list = try String(
            contentsOfFile: output + "/hello/systemSmall/timeline-0-light.txt", encoding: .utf8)
        #expect(list.contains("\"Moin two\""))
        // Without the repositories, with what was fetched.
        try FileManager.default.removeItem(atPath: folder + "/App/.repositories")
        let again = try await ProgramRun.run(
            DarkroomProgram.path, arguments + ["--output", output, "--skip-package-updates"], environment: environment)
        #expect(again.status == 0 && !again.errors.contains("Fetching"), "\(again.errors)")
        let offline = try await ProgramRun.run(
            DarkroomProgram.path, arguments + ["--output", output], environment: ["XDG_CACHE_HOME": folder + "/empty"])
        // What a package would bring is left out of the picture, which a finding tells.
        #expect(offline.status == 0, "\(offline.errors)")
        #expect(offline.errors.contains("is left out") && offline.errors.contains("cannot find 'greeting' in scope"))
        let pictures = try String(contentsOfFile: output + "/manifest.json", encoding: .utf8)
        #expect(pictures.contains("\"source-left-out\""))
        #expect(offline.errors.contains("cannot fetch the package Greeting from \(greeting.url)"))
        #expect(offline.errors.contains("--package <folder>"))
    }
}
