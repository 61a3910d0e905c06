import Foundation
import TestSupport
import Testing

@testable import RenderCoordinator
@testable import SystemSupport
@testable import darkroom

/// Compiles folders with the real compiler and renders them, as `darkroom render` does.
@Suite(
    .enabled(
        "needs the product DarkroomRuntime", { (try? RuntimeLibrary.located(executable: DarkroomProgram.path)) != nil }),
    .timeLimit(.minutes(20)))
struct WidgetProgramBuilderTests {
    private static let widget = """
        import SwiftUI
        import WidgetKit
        #if os(macOS)
        import AppKit
        #elseif os(iOS) && canImport(WidgetKit)
        let title = "phone"
        #endif
        struct Now: TimelineEntry { let date: Date }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Now { Now(date: Date()) }
            func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) { completion(Now(date: Date())) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
                if context.family == .systemMedium { fail([]) }
                let random = Double(Int.random(in: 0..<1000))
                completion(Timeline(entries: [Now(date: Date().addingTimeInterval(random))], policy: .never))
            }
        }
        @main struct Clock: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "clock", provider: Provider()) { _ in Text(title + Locale.current.identifier) }
                    .supportedFamilies([.systemSmall, .systemMedium])
            }
        }

        """
    private static let helper = "func fail(_ list: [Int]) {\n    _ = list[3]\n}\n"

    private func folder(_ files: [String: String]) throws -> String {
        let folder = try temporaryFolder().path + "/My Clock"
        for (path, text) in files {
            try FileManager.default.createDirectory(
                atPath: ("\(folder)/\(path)" as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(path)"))
        }
        return folder
    }

    @Test func anUnmodifiedFolderIsRenderedAndATrapNamesItsLine() async throws {
        let folder = try folder(["Clock.swift": Self.widget, "Sub/Helper.swift": Self.helper])
        let output = try temporaryFolder().path
        let run = try await DarkroomProgram.run(["render", folder, "--output", output, "--locale", "de_DE"])
        #expect(run.status == 4)
        let manifest = try JSONDecoder().decode(
            Manifest.self, from: #require(FileManager.default.contents(atPath: output + "/manifest.json")))
        #expect(manifest.pictures.filter { $0.family == "systemSmall" }.count == 8)
        let failure = try #require(manifest.failures.first)
        #expect(failure.family == "systemMedium")
        #expect(failure.message.contains("Index out of range"))
        // What the picture depends on, and not the folder of the whole run.
        #expect(
            run.errors.contains(
                "darkroom render \(Shell.quoted(folder)) --locale de_DE --kind clock --family systemMedium"))
        // The clock and the randomness of the runtime's library reach the program's own code.
        #expect(manifest.pictures.first { $0.variant == .snapshot }?.entryDate == "2026-01-01T09:41:00Z")
        let again = try temporaryFolder().path
        _ = try await DarkroomProgram.run(["render", folder, "--output", again, "--locale", "de_DE", "--jobs", "1"])
        #expect(
            FileManager.default.contents(atPath: again + "/manifest.json")
                == FileManager.default.contents(atPath: output + "/manifest.json"))
    }

    @Test func whatOnlyReadsContentsOfTheWebIsLinkedWithTheNetwork() async throws {
        let helper = """
            import Foundation
            func fail(_ list: [Int]) {}
            let title = (try? String(contentsOf: URL(string: "https://127.0.0.1:1/")!, encoding: .utf8)) ?? "no answer"

            """
        let widget = Self.widget.replacing("let title = \"phone\"", with: "")
        let folder = try folder(["Clock.swift": widget, "Helper.swift": helper])
        let run = try await DarkroomProgram.run([
            "render", folder, "--output", try temporaryFolder().path, "--family", "systemSmall", "--variant", "snapshot"
        ])
        #expect(run.status == 0, "\(run.errors)")
    }

    /// The kernel knows the owner of a `Mutex` by a number that a life's main thread has from another process, or from an
    /// iPhone: where two threads met, the lock could not be opened and the picture was lost.
    @Test func locksOpenForThreadsThatWait() async throws {
        let helper = #"""
            import Foundation
            import Synchronization
            func fail(_ list: [Int]) {}
            let counter = Mutex(0)
            let title: String = {
                let threads = (0..<3).map { _ in
                    let thread = Thread { for _ in 0..<20_000 { counter.withLock { $0 += 1 } } }
                    thread.start()
                    return thread
                }
                for _ in 0..<20_000 { counter.withLock { $0 += 1 } }
                while threads.contains(where: { !$0.isFinished }) { usleep(100) }
                return "\(counter.withLock { $0 }) "
            }()

            """#
        let widget = Self.widget.replacing("let title = \"phone\"", with: "")
        let folder = try folder(["Clock.swift": widget, "Helper.swift": helper]), output = try temporaryFolder().path
        let run = try await DarkroomProgram.run([
            "render", folder, "--output", output, "--family", "systemSmall", "--variant", "snapshot", "--display-lists"
        ])
        #expect(run.status == 0, "\(run.errors)")
        let lists = try FileManager.default.subpathsOfDirectory(atPath: output).filter { $0.hasSuffix(".txt") }
        for list in lists {
            #expect(try String(contentsOfFile: "\(output)/\(list)", encoding: .utf8).contains("80000"))
        }
        #expect(!lists.isEmpty)
    }

    @Test func theCompilersMessagesNameTheUsersFiles() async throws {
        let folder = try folder(["Clock.swift": Self.widget, "Sub/Helper.swift": Self.helper + "let x: Int = \"a\"\n"])
        let run = try await DarkroomProgram.run(["render", folder, "--output", try temporaryFolder().path])
        #expect(run.status == 3)
        #expect(run.errors.contains("\(folder)/Sub/Helper.swift:4:14: error:"))
    }

    @Test func thePlanCountsEntries() async throws {
        let folder = try folder(["Clock.swift": Self.widget, "Helper.swift": "func fail(_ list: [Int]) {}"])
        let run = try await DarkroomProgram.run(["plan", folder, "--family", "systemSmall"])
        #expect(run.status == 0)
        #expect(run.output.contains("timeline × 1, snapshot, placeholder, privacy"))
        #expect(run.output.contains("\n8 images, about 1 s of one core and "))
    }

    @Test(
        arguments: [
            ([], 0), (["--version"], 0), (["render"], 2), (["render", "nowhere"], 2), (["devices", "--json"], 0),
            (["plan", ".", "--family", "x"], 2)
        ] as [([String], Int32)])
    func exitStatuses(arguments: [String], status: Int32) async throws {
        #expect(try await DarkroomProgram.run(arguments).status == status)
    }
}
