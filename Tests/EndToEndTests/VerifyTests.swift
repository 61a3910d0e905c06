import Foundation
import TestSupport
import Testing

/// What a team does with the goldens of its widgets, command by command.
struct VerifyTests {
    private static let view = """
        import SwiftUI
        import WidgetKit

        struct Entry: TimelineEntry { var date: Date; var score: Int }

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: .now, score: 0) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
                completion(Entry(date: .now, score: 7))
            }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                let entries = (0..<2).map { Entry(date: .now + Double($0) * 3600, score: $0) }
                completion(Timeline(entries: entries, policy: .never))
            }
        }

        struct ScoreView: View {
            var entry: Entry
            var body: some View {
                VStack(spacing: 4) {
                    Text("Score")
                    Text("\\(entry.score)").font(.title)
                }
                .containerBackground(.background, for: .widget)
            }
        }

        @main struct ScoreWidget: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Score", provider: Provider()) { ScoreView(entry: $0) }
                    .supportedFamilies([.systemSmall])
            }
        }
        """

    /// A widget's folder with goldens and a report beside it.
    private struct Team {
        let folder: URL
        var widget: String { folder.path + "/Widget" }
        var goldens: String { folder.path + "/Goldens" }
        var report: String { folder.path + "/report" }

        init(_ source: String = VerifyTests.view) throws {
            folder = try temporaryFolder()
            try FileManager.default.createDirectory(atPath: widget, withIntermediateDirectories: true)
            try write(source)
        }

        func write(_ source: String, to name: String = "Widget/Widget.swift") throws {
            try Data(source.utf8).write(to: folder.appendingPathComponent(name))
        }

        func run(
            _ command: String, _ arguments: [String] = [], paths: [String]? = nil, ci: Bool = false,
            _ environment: [String: String] = [:]
        ) async throws -> ProgramRun.Result {
            let report = command == "prune" ? [] : ["--report", report]
            return try await ProgramRun.run(
                DarkroomProgram.path, [command] + (paths ?? [widget]) + ["--goldens", goldens] + report + arguments,
                environment: ["CI": ci ? "true" : ""].merging(environment) { $1 })
        }

        var lock: String { get throws { try String(contentsOfFile: goldens + "/darkroom.lock", encoding: .utf8) } }

        func states() throws -> [String: String] {
            let data = try Data(contentsOf: URL(fileURLWithPath: report + "/report.json"))
            let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            let snapshots = json?["snapshots"] as? [[String: Any]] ?? []
            return Dictionary(uniqueKeysWithValues: snapshots.map { ($0["file"] as! String, $0["state"] as! String) })
        }

        func files() throws -> [String: Data] { try RenderedFolder(url: URL(fileURLWithPath: goldens)).files() }
    }

    /// At 2 pixels per point, from text on a color alone to photographs; the encoder that `render` uses takes 1.4 times
    /// as much.
    @Test(arguments: [("NextEventWidget", 5_100), ("GameWidgets", 18_700)])
    func goldensAreSmall(example: String, median: Int) async throws {
        let team = try Team()
        let run = try await team.run(
            "verify", ["--entries", "0"], paths: [packageFolder.appendingPathComponent("Examples/\(example)").path])
        #expect(run.status == 0, "\(run.errors)")
        let sizes = try team.files().filter { $0.key.hasSuffix(".png") }.map(\.value.count).sorted()
        #expect(sizes.count >= 50)
        #expect(sizes[(sizes.count - 1) / 2] <= median)
    }

    /// What VoiceOver reads shows in no pixel: it fails nothing, and the texts are kept with `accept`.
    @Test func otherWordsForVoiceOverAreToldAndAccepted() async throws {
        let team = try Team(), file = "Score/systemSmall/snapshot-light"
        #expect(try await team.run("verify").status == 0)
        let pictures = try team.files().filter { $0.key.hasSuffix(".png") }
        try team.write(Self.view.replacing(#"Text("Score")"#, with: #"Text("Score").accessibilityLabel("Goals")"#))
        let run = try await team.run("verify", ci: true)
        #expect(run.status == 0 && run.output.contains("10 unchanged."), "\(run.output)\(run.errors)")
        #expect(run.output.contains("  accessibility: \"Score\" → \"Goals\""), "\(run.output)")
        let accepted = try await team.run("accept")
        // Placeholders say nothing.
        #expect(accepted.output.contains("Updated the text of 8 unchanged images."), "\(accepted.output)")
        #expect(try team.files().filter { $0.key.hasSuffix(".png") } == pictures)
        #expect(try #require(team.files()[file + ".txt"].map { String(decoding: $0, as: UTF8.self) }).contains("Goals"))
        #expect(!(try await team.run("verify", ci: true)).output.contains("Goals"))

        // A text that is missing is drawn again.
        try FileManager.default.removeItem(atPath: team.goldens + "/\(file).txt")
        #expect(try await team.run("verify", ["--record", "changed"]).status == 0)
        #expect(try team.files()[file + ".txt"] != nil)
    }

    @Test func aTeamRecordsChangesAndAccepts() async throws {
        let team = try Team()
        // Continuous integration records nothing, and says what to run.
        let first = try await team.run("verify", ci: true)
        #expect(first.status == 1 && first.errors.contains("darkroom accept \(team.widget)"), "\(first.errors)")
        #expect(try team.states().values.allSatisfy { $0 == "missing" })
        #expect(!FileManager.default.fileExists(atPath: team.goldens))

        #expect(try await team.run("verify").status == 0)
        let kept = try team.files()
        #expect(Set(kept.keys.map { ($0 as NSString).pathExtension }) == ["png", "txt", "lock"])
        #expect(kept.count == 10 * 2 + 1)
        #expect(try await team.run("verify", ci: true).status == 0)
        #expect(try team.states().values.allSatisfy { $0 == "unchanged" })

        try team.write(Self.view.replacing("spacing: 4", with: "spacing: 5"))
        let changed = try await team.run("verify", ci: true)
        #expect(changed.status == 1)
        #expect(changed.output.contains("Score/systemSmall/snapshot-light.png: changed"))
        #expect(try team.files() == kept)

        #expect(try await team.run("accept", ["--only", "**/snapshot-*"]).status == 0)
        #expect(
            try team.files().filter { kept[$0.key] != $0.value }.keys.sorted() == [
                "Score/systemSmall/snapshot-dark.png", "Score/systemSmall/snapshot-dark.txt",
                "Score/systemSmall/snapshot-light.png", "Score/systemSmall/snapshot-light.txt", "darkroom.lock"
            ])
        _ = try await team.run("verify", ci: true)
        let nothing = try await team.run("accept", ["--from", team.report, "--only", "Clock/*"], paths: [])
        #expect(nothing.status == 2 && nothing.errors.contains("--only 'Clock/*'"), "\(nothing.errors)")
        #expect(try await team.run("accept", ["--from", team.report], paths: []).status == 0)
        #expect(try await team.run("verify", ci: true).status == 0)
        // The report's pictures are made fast, goldens are the smallest files, whichever way they come.
        let accepted = try team.files().filter { $0.key.hasSuffix(".png") }
        #expect(try await team.run("verify", ["--record", "all"]).status == 0)
        #expect(try team.files().filter { $0.key.hasSuffix(".png") } == accepted)
    }

    /// Drawings that are their goldens' are not drawn, and what pixels tell of them was never told again.
    @Test func findingsFailARunWhereNothingHasChanged() async throws {
        let team = try Team(
            Self.view.replacing("Text(\"Score\")", with: "Text(\"Score\").foregroundStyle(.quaternary)"))
        for _ in 0..<2 {
            let run = try await team.run("verify", ["--fail-on", "low-contrast"])
            #expect(run.status == 1 && run.errors.contains("of low-contrast"), "\(run.errors)")
        }
        #expect(try team.states().values.allSatisfy { $0 == "unchanged" })
        #expect(try await team.run("verify").status == 0)
    }

    /// As after a clone without Git LFS: what the widget draws now is not taken for what it should.
    @Test func aGoldenThatCannotBeReadIsNotRecordedAnew() async throws {
        let team = try Team()
        _ = try await team.run("verify")
        let picture = URL(fileURLWithPath: team.goldens + "/Score/systemSmall/snapshot-light.png")
        for (content, advice) in [
            ("version https://git-lfs.github.com/spec/v1\n", "git lfs pull"), ("", "git checkout")
        ] {
            try Data(content.utf8).write(to: picture)
            let run = try await team.run("verify")
            #expect(run.status == 4 && run.output.contains(advice), "\(run.output)")
            #expect(try String(contentsOf: picture, encoding: .utf8) == content)
        }
        #expect(try await team.run("verify", ["--record", "all"]).status == 0)
        #expect(try await team.run("verify", ci: true).status == 0)
    }

    /// The lock file and the picture disagree, as after a merge that took one side's of each.
    @Test func aGoldenThatIsNotTheLockFilesIsComparedWithWhatIsDrawn() async throws {
        let team = try Team()
        _ = try await team.run("verify")
        let picture = team.goldens + "/Score/systemSmall/snapshot-light.png"
        let other = try Data(contentsOf: URL(fileURLWithPath: team.goldens + "/Score/systemSmall/snapshot-dark.png"))
        try other.write(to: URL(fileURLWithPath: picture))
        #expect(try await team.run("verify", ci: true).status == 1)
        #expect(
            try team.states().filter { $0.value != "unchanged" } == ["Score/systemSmall/snapshot-light.png": "changed"])
    }

    /// Another target with a widget of the kind: what differs is not its own.
    @Test func aTargetThatDiffersTakesNoGoldens() async throws {
        let team = try Team()
        _ = try await team.run("verify")
        let kept = try team.files(), other = team.folder.path + "/Other"
        try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
        try team.write(Self.view.replacing("spacing: 4", with: "spacing: 5"), to: "Other/Widget.swift")
        let run = try await team.run("verify", ["--scheme", "dark"], paths: [other])
        #expect(run.status == 1)
        // The hint is about the same pictures.
        #expect(
            run.errors.contains("darkroom accept \(other)") && run.errors.contains("--scheme dark"), "\(run.errors)")
        #expect(try team.files() == kept)
        // One that draws the same has been renamed.
        try team.write(Self.view, to: "Other/Widget.swift")
        #expect(try await team.run("verify", paths: [other]).status == 0)
        #expect(try team.lock.contains("Other") && !team.lock.contains(" Widget"))
    }

    @Test func filtersShardsAndFailuresMakeNoOrphans() async throws {
        let team = try Team()
        _ = try await team.run("verify")
        #expect(try await team.run("verify", ["--scheme", "dark"], ci: true).status == 0)
        #expect(try await team.run("verify", ["--only", "**/placeholder-*"], ci: true).status == 0)
        for shard in ["1/2", "2/2"] { #expect(try await team.run("verify", ["--shard", shard], ci: true).status == 0) }

        try team.write(Self.view.replacing("let entries =", with: "fatalError(); let entries ="))
        let failed = try await team.run("verify", ci: true)
        #expect(failed.status == 4, "\(failed.errors)")
        #expect(try await team.run("accept").status == 4)
        #expect(try team.states().values.allSatisfy { $0 != "orphaned" })

        try team.write(Self.view.replacing("spacing: 4", with: "spacing: nothing"))
        let document = try await team.run("verify", ["--json"], ci: true).output
        #expect(document.contains("Widget did not compile") && document.contains("\"line\""), "\(document)")
        try team.write("import Nothing\nnonsense")
        #expect(try await team.run("verify", ci: true).status == 3)
        #expect(try await team.run("prune").status == 3)
        #expect(try team.files().count == 21)
    }

    @Test func whatNothingDrawsIsAnOrphanUntilItIsPruned() async throws {
        let team = try Team()
        _ = try await team.run("verify")
        try team.write(Self.view.replacing("(0..<2)", with: "(0..<1)"))
        let orphaned = try await team.run("verify", ci: true)
        #expect(orphaned.status == 1 && orphaned.errors.contains(" --from "))
        let orphans = ["dark", "light"].map { "Score/systemSmall/timeline-1-\($0).png" }
        #expect(try team.states().filter { $0.value == "orphaned" }.keys.sorted() == orphans)
        let dry = try await team.run("prune", ["--dry-run"])
        #expect(dry.output.contains("would remove") && !dry.errors.contains("no golden"), "\(dry.errors)")
        #expect(try team.files().count == 21)
        // Of the report alone: the sources may not even compile where it is read.
        try team.write("nonsense")
        let read = try await team.run("prune", ["--from", team.report])
        #expect(read.status == 0 && read.output.contains("Removed 2 goldens of 10"), "\(read.output)\(read.errors)")
        #expect(try team.files().count == 17)
        try team.write(Self.view.replacing("(0..<2)", with: "(0..<1)"))
        #expect(try await team.run("prune").output.contains("Removed 0 goldens of 8"))
        #expect(try await team.run("verify", ci: true).status == 0)
    }

    @Test func aGoldenOfTheSameDrawingUnderAnotherPathHasMoved() async throws {
        let team = try Team()
        _ = try await team.run("verify")
        let kept = try team.files().filter { $0.key.hasSuffix(".png") }
        try team.write(Self.view.replacing("kind: \"Score\"", with: "kind: \"Points\""))
        #expect(try await team.run("verify").status == 1)
        #expect(try team.states().values.allSatisfy { $0 == "moved" })
        let dry = try await team.run("prune", ["--dry-run"])
        #expect(dry.status == 1 && dry.output.isEmpty && dry.errors.contains("10 snapshots have no golden"))
        let refused = try await team.run("prune")
        #expect(refused.status == 1 && refused.errors.contains("accept them first"), "\(refused.errors)")
        #expect(try await team.run("prune", ["--from", team.report]).output.contains("Removed 0 goldens of 10"))
        #expect(try team.files().filter { $0.key.hasSuffix(".png") } == kept)
        #expect(try await team.run("accept").status == 0)
        let moved = try team.files().filter { $0.key.hasSuffix(".png") }
        #expect(Set(moved.keys) == Set(kept.keys.map { $0.replacing("Score/", with: "Points/") }))
        #expect(Set(moved.values) == Set(kept.values))
        #expect(try await team.run("verify", ci: true).status == 0)
    }

    @Test func theOptionsThatGoldensAreRecordedWithAreKept() async throws {
        let team = try Team()
        try team.write("import Nothing\nnonsense")
        #expect(try await team.run("verify", ["--device", "iphone-se-3"]).status == 3)
        #expect(!FileManager.default.fileExists(atPath: team.goldens + "/darkroom.lock"))
        try team.write(Self.view)
        #expect(try await team.run("verify", ["--locale", "de_DE,en_US", "--type-size", "xxLarge"]).status == 0)
        #expect(try team.lock.contains("settings --locale de_DE,en_US --type-size xxLarge\n"))
        #expect(try await team.run("verify", ci: true).status == 0)
        #expect(try team.states().count == 20)
        let other = try await team.run("verify", ["--locale", "fr_FR"])
        #expect(other.status == 2 && other.errors.contains("--record all"), "\(other.errors)")
        #expect(try await team.run("verify", ["--locale", "fr_FR", "--record", "all"]).status == 1)
        #expect(try await team.run("prune").status == 0)
        #expect(try await team.run("verify", ci: true).status == 0)
    }

    @Test func theDataThatGoldensAreRecordedWithIsKept() async throws {
        let team = try Team(
            Self.view.replacing(
                "Text(\"Score\")",
                with: "Text(UserDefaults(suiteName: \"group.team\")?.string(forKey: \"name\") ?? \"?\")"))
        let data = team.folder.path + "/data"
        try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
        try team.write(#"{"name": "Mira"}"#, to: "data/group.team.json")
        #expect(try await team.run("verify", ["--app-group", data]).status == 0)
        #expect(try team.lock.contains("settings --app-group ../data\n"))
        let again = try await team.run("verify", ci: true)
        #expect(again.status == 0, "\(again.errors)")
        #expect(try await team.run("accept").output.contains("Accepted 0"))
    }

    @Test func severalTargetsShareAStore() async throws {
        let team = try Team(), second = team.folder.path + "/Second"
        try FileManager.default.createDirectory(atPath: second, withIntermediateDirectories: true)
        try team.write(Self.view.replacing("Text(\"Score\")", with: "Text(\"Points\")"), to: "Second/Widget.swift")
        let both = [team.widget, second]
        #expect(try await team.run("verify", paths: both).status == 0)
        #expect(try team.files().count == 10 * 2 * 2 + 1)
        #expect(try await team.run("verify", paths: both, ci: true).status == 0)
        // One of them alone leaves the other's goldens in peace.
        #expect(try await team.run("verify", paths: [second], ci: true).status == 0)
        #expect(try team.states().keys.allSatisfy { $0.hasPrefix("Score-Second/") })
        #expect(try await team.run("prune", paths: [team.widget]).output.contains("Removed 0 goldens"))

        // One that does not compile costs the other nothing.
        try team.write(Self.view + "\nstruct {", to: "Second/Widget.swift")
        let formats = ["--format", "html,markdown,junit,github,sarif"]
        let failed = try await team.run("verify", formats, paths: both, ci: true)
        #expect(failed.status == 3)
        #expect(failed.errors.contains("error: Second did not compile; see the compiler's messages above"))
        #expect(
            failed.errors.contains("\(second) ") && failed.errors.contains("--format html,markdown,junit,github,sarif"))
        #expect(try team.states().count == 10)
        // Who has only the report sees where.
        for file in ["report.json", "index.html", "summary.md", "junit.xml", "annotations.txt", "report.sarif"] {
            let text = try String(contentsOfFile: team.report + "/" + file, encoding: .utf8)
            #expect(text.contains("Widget.swift"), "\(file)")
            #expect(!text.contains("messages above"), "\(file)")
        }
        let merged = try await ProgramRun.run(
            DarkroomProgram.path, ["report", team.report, "--output", team.folder.path + "/merged"])
        #expect(merged.status == 3, "\(merged.errors)")
    }

    @Test func aFolderWithSomethingElseIsNoReport() async throws {
        let team = try Team()
        try FileManager.default.createDirectory(atPath: team.report, withIntermediateDirectories: true)
        try team.write("mine", to: "report/index.html")
        let run = try await team.run("verify")
        #expect(run.status == 2 && run.errors.contains("--report"), "\(run.errors)")
        #expect(try String(contentsOfFile: team.report + "/index.html", encoding: .utf8) == "mine")
    }

    @Test func goldensAreNotRenderedOver() async throws {
        let team = try Team()
        try FileManager.default.createDirectory(atPath: team.goldens, withIntermediateDirectories: true)
        try team.write("", to: "Goldens/darkroom.lock")
        let run = try await ProgramRun.run(DarkroomProgram.path, ["render", team.widget, "--output", team.goldens])
        #expect(run.status == 2 && run.errors.contains("goldens"), "\(run.errors)")
    }
}
