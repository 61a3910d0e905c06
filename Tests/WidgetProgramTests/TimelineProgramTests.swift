import Foundation
import TestSupport
import Testing

@testable import RenderCoordinator
@testable import SystemSupport
@testable import Timelines

/// Plays the fixture program's widgets as a user does.
@Suite(.timeLimit(.minutes(20)))
struct TimelineProgramTests {
    private struct Run {
        var status: Int32
        var output: String
        var errors: String
        var folder: String

        func manifest() throws -> TimelineManifest {
            let data = try #require(FileManager.default.contents(atPath: folder + "/timeline.json"))
            return try JSONDecoder().decode(TimelineManifest.self, from: data)
        }

        /// What `timeline.json` lists, and the two files that it doesn't.
        func listed() throws -> Set<String> {
            let data = try #require(FileManager.default.contents(atPath: folder + "/timeline.json"))
            return Set(TimelineFiles.files(data)).union(["timeline.json", "index.html"])
        }

        func files() throws -> [String: Data] {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
            return Dictionary(
                uniqueKeysWithValues: paths.compactMap { path in
                    FileManager.default.contents(atPath: "\(folder)/\(path)").map { (path, $0) }
                })
        }
    }

    private static func run(
        _ arguments: [String], folder: String? = nil, environment: [String: String] = [:]
    ) async throws -> Run {
        let folder = try folder ?? temporaryFolder().path
        let run = try await ProgramRun.run(
            DarkroomProgram.folder + "/FakeWidgetProgram", ["timeline"] + arguments + ["--output", folder],
            environment: environment)
        return Run(status: run.status, output: run.output, errors: run.errors, folder: folder)
    }

    @Test func writesWhatTheManifestLists() async throws {
        let run = try await Self.run([
            "--kind", "Clock", "--family", "systemSmall", "--for", "3h", "--scheme", "light,dark"
        ])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Played 3h of 1 timeline"))
        let manifest = try run.manifest(), files = try run.files()
        #expect(Set(files.keys) == (try run.listed()))
        let page = String(decoding: try #require(files["index.html"]), as: UTF8.self)
        for file in files.keys where file.contains("/") { #expect(page.contains("\"\(file)\""), "\(file)") }
        let main = try #require(page.range(of: "<main>")), footer = try #require(page.range(of: "<footer>"))
        #expect(XMLProblem.first(in: String(page[main.lowerBound..<footer.lowerBound])) == nil)
        #expect(manifest.tracks.count == 1)
        let track = manifest.tracks[0]
        #expect(track.films.map(\.look) == ["light", "dark"])
        for film in track.films {
            for picture in film.pictures {
                #expect(SHA256.hexadecimal(try #require(files[picture.file])) == picture.sha256)
            }
            #expect(film.filmStrip == "Clock/systemSmall/strip-\(film.look).png")
            #expect(film.animation?.file == "Clock/systemSmall/animation-\(film.look).png")
        }
        let first = try #require(track.events.first)
        #expect(first.event == .asked && first.because == .start && first.budgetLeft == 1)
        #expect(track.events.contains { $0.event == .asked && $0.because == .after })
        let shown = try #require(track.events.first { $0.event == .shown && $0.entry == 1 })
        #expect(Set(shown.pictures?.keys ?? [:].keys) == ["light", "dark"])
    }

    @Test func filesOfTheBundleThatCannotBeReadAreTold() async throws {
        let sandbox = try Sandbox(["Info.plist": "<plist><dict><key>A</dict>"]), bundle = sandbox.folder.path
        let run = try await Self.run(
            ["--kind", "Clock", "--for", "1m", "--only", "pictures"],
            environment: ["DARKROOM_RESOURCES": bundle])
        #expect(
            run.status == 0 && run.output.contains("warning info-plist-malformed (1): Info.plist:1"), "\(run.output)")
        #expect(try run.manifest().bundleFindings?.map(\.code.name) == ["info-plist-malformed"])
        let page = try #require(try run.files()["index.html"])
        #expect(String(decoding: page, as: UTF8.self).contains("<h2>Resources</h2>"))
    }

    @Test func theSameBytesWithAnyNumberOfWorkersAndAgain() async throws {
        let arguments = ["--kind", "Clock", "--kind", "Long", "--for", "2h", "--format", "apng,gif"]
        let one = try await Self.run(arguments + ["--jobs", "1"])
        #expect(one.status == 0, "\(one.errors)")
        #expect(try await Self.run(arguments + ["--jobs", "3"]).files() == one.files())
        // Another run into the same folder leaves nothing of the first.
        let short = try await Self.run(["--kind", "Clock", "--for", "1m", "--only", "pictures"], folder: one.folder)
        #expect(Set(try short.files().keys) == (try short.listed()))
    }

    @Test func instantsThatReadAlikeHaveFilesOfTheirOwn() async throws {
        let folder = try temporaryFolder().path
        let run = try await ProgramRun.run(
            DarkroomProgram.folder + "/FakeWidgetProgram",
            [
                "render", "--kind", "Clock", "--family", "systemSmall", "--scheme", "light", "--time-zone",
                "Europe/Berlin",
                "--clock", "2026-10-24T12:00", "--at", "2026-10-25T00:30:00Z,2026-10-25T01:30:00Z", "--output", folder
            ])
        #expect(run.status == 0, "\(run.errors)")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".png") }.sorted()
        #expect(
            files == [
                "Clock/systemSmall/at-20261025-023000-2-light.png", "Clock/systemSmall/at-20261025-023000-light.png"
            ])
    }

    @Test(arguments: [
        (["--at", "2200-01-01"], "366 days"), (["--at", ""], "--at: use a date"),
        (["--at", "2026-02-01", "--variant", "snapshot"], "remove --variant"),
        (["--at", "2026-02-01", "--entries", "2"], "can't be combined")
    ])
    func wrongInstantsAreExplained(_ arguments: [String], _ message: String) async throws {
        let run = try await ProgramRun.run(
            DarkroomProgram.folder + "/FakeWidgetProgram",
            ["render", "--output", try temporaryFolder().path] + arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func aFailureCostsItsOwnPicture() async throws {
        let run = try await Self.run(["--kind", "Traps", "--family", "systemMedium", "--for", "30m"])
        #expect(run.status == 4)
        let track = try #require(try run.manifest().tracks.first)
        #expect(track.failures.map(\.reason) == [.crashed])
        #expect(track.films[0].frames == track.events.filter { $0.event == .shown }.count - 1)
    }

    @Test func aProviderThatNeverAnswersIsGivenUp() async throws {
        let run = try await Self.run([
            "--kind", "Never", "--family", "systemMedium", "--for", "24h", "--timeout", "2", "--only", "strip"
        ])
        #expect(run.status == 4)
        let track = try #require(try run.manifest().tracks.first)
        #expect(track.events.filter { $0.event == .failed }.count == 3)
        #expect(track.failures.map(\.reason) == [.providerTimedOut, .providerTimedOut, .providerTimedOut])
        // What is shown then is the placeholder.
        #expect(track.events.filter { $0.event == .shown }.map(\.entry) == [nil])
    }

    @Test(arguments: [
        (["--for", "24"], "--for 24: use a time"), (["--budget", "many"], "--budget many"),
        (["--from", "noon"], "--from noon: use a date"), (["--reload", "now,Clock"], "--reload now"),
        (["--reload", "2026-01-01T10:00,Klock"], "--reload: there is no widget 'Klock'"),
        (["--tap", "noon,1,2"], "--tap noon,1,2: use a date and a point"),
        (["--tap", "2026-01-01T10:00,1,2"], "--tap: several widgets are simulated; add one of 'Clock/systemSmall'"),
        (["--tap", "2026-01-01T10:00,1,2,Klock"], "--tap: no widget Klock is simulated"),
        (["--tap", "2026-01-01T10:00,1,200,Clock/systemSmall"], "1,200 is outside Clock/systemSmall"),
        (["--tap", "2026-01-02T10:00,1,2,Clock"], "--tap: 2026-01-02T10:00:00Z is outside the simulated time"),
        (["--reload", "2026-01-01T09:00"], "to 2026-01-02T09:41:00Z; choose another --from or --for"),
        (["--variant", "snapshot"], "--variant"), (["--entries", "0"], "--entries"),
        (["--only", "sound"], "--only sound: use pictures, strip, animation"),
        (["--hold", "1", "--speed", "60"], "can't be combined"), (["--every", "0s"], "--every 0s")
    ])
    func wrongCommandLinesAreExplained(_ arguments: [String], _ message: String) async throws {
        let run = try await Self.run(arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}
