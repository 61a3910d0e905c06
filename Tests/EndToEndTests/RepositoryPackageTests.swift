import Foundation
import TestSupport
import Testing

/// A folder of sources whose modules lie in packages elsewhere in its repository.
struct RepositoryPackageTests {
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
                StaticConfiguration(kind: "hello", provider: Provider()) { _ in Text(verbatim: greeting) }
                    .supportedFamilies([.systemSmall])
            }
        }

        """

    private static func manifest(_ name: String) -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
            targets: [.target(name: "\(name)")])
        """
    }

    @Test func thoseThatHaveAModuleAreFound() async throws {
        let folder = try temporaryFolder().path
        func write(_ text: String, _ path: String) throws {
            let path = "\(folder)/repo/\(path)"
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }
        try write("ref: refs/heads/main", ".git/HEAD")
        try write(Self.widget, "Apps/Phone/Widgets/Hello.swift")
        try write(Self.manifest("Greeting"), "Packages/Greeting/Package.swift")
        try write("public let greeting = \"Moin\"", "Packages/Greeting/Sources/Greeting/G.swift")
        // What nobody asks for is not even read.
        try write("this is no manifest", "Packages/Other/Package.swift")
        let output = folder + "/out"
        let run = try await ProgramRun.run(
            DarkroomProgram.path,
            [
                "render", "\(folder)/repo/Apps/Phone/Widgets", "--variant", "timeline", "--scheme", "light",
                "--display-lists", "--output", output
            ], environment: ["XDG_CACHE_HOME": folder + "/cache"])
        #expect(run.status == 0 && !run.errors.contains("Other"), "\(run.errors)")
        let list = try String(contentsOfFile: output + "/hello/systemSmall/timeline-0-light.txt", encoding: .utf8)
        #expect(list.contains("\"Moin\""))
    }
}
