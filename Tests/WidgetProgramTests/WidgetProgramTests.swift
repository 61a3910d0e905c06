import Foundation
import TestSupport
import Testing

@testable import RenderCoordinator
@testable import SystemSupport

/// Runs the fixture program as a user does: processes, pipes, signals and files are the real ones.
@Suite(.timeLimit(.minutes(20)))
struct WidgetProgramTests {
    private struct Run {
        var status: Int32
        var output: String
        var errors: String
        var folder: String

        func manifest() throws -> Manifest {
            let data = try #require(FileManager.default.contents(atPath: folder + "/manifest.json"))
            return try JSONDecoder().decode(Manifest.self, from: data)
        }

        /// Every file's content by its path.
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
        let run = try await ProgramRun.run(program, arguments + ["--output", folder], environment: environment)
        return Run(status: run.status, output: run.output, errors: run.errors, folder: folder)
    }

    private static var program: String { DarkroomProgram.folder + "/FakeWidgetProgram" }

    @Test func rendersWhatIsAskedFor() async throws {
        let run = try await Self.run(["--kind", "Clock", "--jobs", "2"])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Rendered 48 images of 1 widget"))
        let files = try run.files(), manifest = try run.manifest()
        #expect(manifest.pictures.count == 48)
        for picture in manifest.pictures {
            let png = try #require(files[picture.file])
            #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            #expect(SHA256.hexadecimal(png) == picture.sha256)
        }
        #expect(Set(files.keys) == Set(manifest.pictures.map(\.file)).union(["manifest.json", "index.html"]))
    }

    @Test func theSameBytesWithAnyNumberOfWorkersAndAgain() async throws {
        let arguments = ["--kind", "Clock", "--kind", "Long"]
        let one = try await Self.run(arguments + ["--jobs", "1"]),
            three = try await Self.run(arguments + ["--jobs", "3"])
        let files = try one.files()
        #expect(files.count == 80)
        #expect(try three.files() == files)
        _ = try await Self.run(arguments + ["--jobs", "2"], folder: one.folder)
        #expect(try one.files() == files)
    }

    /// Ones that keep something in memory too, whichever of them a process has drawn before: all pictures of `Keeps`
    /// show one object, or two where the provider was asked before the picture added its own.
    @Test func thePicturesOfOneWidgetKnowNothingOfAnother() async throws {
        let arguments = ["--kind", "Clock", "--kind", "Keeps", "--jobs"]
        let one = try await Self.run(arguments + ["1"]), three = try await Self.run(arguments + ["3"])
        let files = try one.files()
        #expect(try three.files() == files)
        var shown: [String: Set<String>] = [:]
        for picture in try one.manifest().pictures where picture.kind == "Keeps" {
            let part =
                picture.family + (picture.scheme == .dark ? " dark" : "") + (picture.variant == .privacy ? " +" : "")
            shown[part, default: []].insert(picture.sha256)
        }
        #expect(shown.count == 8 && shown.values.allSatisfy { $0.count == 1 }, "\(shown)")
        let part = try await Self.run(["--kind", "Keeps", "--family", "systemMedium", "--jobs", "1"])
        for (path, data) in try part.files() where path.contains("/") { #expect(files[path] == data, "\(path)") }
    }

    /// Each of these widgets fails in one picture of its medium family; the poisoned one kills a worker later, while
    /// it draws something else, and so fails nowhere.
    @Test(arguments: [
        ("Traps", "timeline 1", "crashed", "Index out of range"),
        ("Overflows", "snapshot nil", "crashed", "stack overflow"),
        ("Loops", "placeholder nil", "timedOut", "endless loop"),
        ("Never", "snapshot nil", "providerTimedOut", "getSnapshot"),
        ("Exits", "privacy nil", "crashed", "exited with status 7"), ("Throws", "snapshot nil", "failed", "no network"),
        ("Poisons", "", "", "")
    ])
    func aFailureCostsItsOwnPicture(kind: String, picture: String, reason: String, message: String) async throws {
        // Whoever never ends is waited for; whoever does has all the time that a busy machine takes.
        let timeout = ["Loops", "Never"].contains(kind) ? ["--timeout", "10"] : []
        let run = try await Self.run(["--kind", kind, "--jobs", "1"] + timeout)
        let manifest = try run.manifest()
        let failures = manifest.failures.filter { $0.scheme != nil }
        #expect(
            Set(failures.map { "\($0.variant) \($0.entryIndex.map(String.init) ?? "nil")" })
                == (picture.isEmpty ? [] : [picture]))
        #expect(
            failures.allSatisfy {
                $0.family == "systemMedium" && $0.reason.rawValue == reason && $0.message.contains(message)
            })
        #expect(failures.count == (picture.isEmpty ? 0 : 2))
        // Never's medium timeline fails as well, and with it four sorts of pictures.
        #expect(manifest.pictures.count == (kind == "Never" ? 14 : 24 - failures.count))
        #expect(run.status == (picture.isEmpty ? 0 : 4))
        if !picture.isEmpty {
            let again = try #require(run.errors.split(separator: "to try one again: ").last)
            #expect(again.hasPrefix("FakeWidgetProgram ") && again.contains(" --kind \(kind) --family systemMedium"))
            #expect(!again.contains("--output") && !again.contains("--jobs"))
        }
    }

    /// None of the 12 pictures of its medium family ever ends.
    @Test func theRestOfAnEndlessWidgetIsNotTried() async throws {
        let arguments = [
            "--kind", "Endless", "--kind", "Clock", "--family", "systemMedium", "--timeout", "10", "--jobs"
        ]
        let one = try await Self.run(arguments + ["1"]), three = try await Self.run(arguments + ["3"])
        let manifest = try one.manifest()
        #expect(
            manifest.failures.map(\.reason) == [.timedOut, .timedOut, .timedOut] + Array(repeating: .notTried, count: 9)
        )
        #expect(manifest.failures.allSatisfy { $0.kind == "Endless" })
        #expect(manifest.pictures.count == 12 && manifest.pictures.allSatisfy { $0.kind == "Clock" })
        #expect(try three.manifest().failures == manifest.failures)
        #expect(
            one.output.contains("9 more of Endless: skipped: 3 images of this widget did not finish within 10 s"))
        #expect(one.status == 4)
    }

    @Test func whoBlocksTheMainThreadIsTold() async throws {
        let run = try await Self.run([
            "--kind", "Waits", "--family", "systemMedium", "--variant", "snapshot", "--scheme", "light", "--timeout",
            "10"
        ])
        let message = try #require(try run.manifest().failures.first?.message)
        #expect(message.contains("the main thread is sleeping, or waiting for a semaphore"), "\(message)")
    }

    @Test func whatAWidgetRemovesIsPutBack() async throws {
        let folder = try temporaryFolder().path
        let run = try await Self.run(
            // The sandbox keeps widgets from removing anything there.
            ["--kind", "Clock", "--kind", "Removes", "--jobs", "2", "--no-sandbox"], folder: folder,
            environment: ["DARKROOM_FAKE_FOLDER": folder])
        #expect(run.status == 0, "\(run.errors)")
        let files = try run.files(), manifest = try run.manifest()
        #expect(manifest.pictures.count == 72)
        for picture in manifest.pictures {
            #expect(SHA256.hexadecimal(try #require(files[picture.file])) == picture.sha256)
        }
        #expect(manifest.assetFindings.map(\.code.name) == ["output-removed"])
        // The journal stays, by which the next run goes on.
        let hidden = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix(".") }
        #expect(Set(hidden).subtracting([".darkroom.journal"]) == [])
    }

    @Test func aMissingTemporaryFolderIsNamed() async throws {
        let run = try await Self.run(["--kind", "Clock"], environment: ["TMPDIR": "/nowhere/tmp"])
        #expect(run.status == 2)
        #expect(run.errors.contains("TMPDIR=/nowhere/tmp: no such folder; set TMPDIR to a writable folder"))
    }

    /// An unlimited stack, or a wish of the user's, has the system lay memory out from below.
    @Test(arguments: ["ulimit -s unlimited && exec \"$@\"", "exec setarch --addr-compat-layout \"$@\""])
    func memoryMayBeLaidOutInAnotherWay(command: String) async throws {
        let folder = try temporaryFolder().path, usual = try await Self.run(["--kind", "Clock"])
        let run = try await ProgramRun.run(
            "/bin/sh", ["-c", command, "sh", Self.program, "--kind", "Clock", "--output", folder])
        #expect(run.status == 0, "\(run.errors)")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".png") }
        #expect(!files.isEmpty)
        for file in files {
            #expect(FileManager.default.contents(atPath: "\(folder)/\(file)") == (try usual.files()[file]))
        }
    }

    /// A killed run cleans nothing up; the next one does.
    @Test func theNextRunRemovesWhatAKilledOneLeft() async throws {
        let folder = try temporaryFolder().path, temporary = try temporaryFolder().path
        let process = try StartedProgram(
            Self.program, ["--kind", "Loops", "--timeout", "600", "--jobs", "1", "--output", folder],
            environment: ["TMPDIR": temporary])
        #expect(try await Self.comes { !Self.children(of: process.identifier).isEmpty })
        process.send(SIGKILL)
        process.wait()
        func hidden(_ folder: String) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix(".") }
        }
        #expect(try !hidden(folder).isEmpty && !hidden(temporary).isEmpty)
        let run = try await Self.run(["--kind", "Clock"], folder: folder, environment: ["TMPDIR": temporary])
        #expect(run.status == 0)
        #expect(try hidden(folder) == [] && hidden(temporary) == [])
    }

    @Test func messagesHoldNothingOfTheRunOrTheMachine() async throws {
        let run = try await Self.run(["--kind", "Traps"])
        let message = try #require(try run.manifest().failures.first?.message)
        #expect(!message.contains("0x"))
        let text = String(decoding: try #require(try run.files()["manifest.json"]), as: UTF8.self)
        #expect(!text.contains(run.folder))
        #expect(!text.contains(FileManager.default.currentDirectoryPath))
    }

    @Test func manyEntriesKeepTheirOrder() async throws {
        let run = try await Self.run(
            ["--kind", "Long", "--variant", "timeline", "--scheme", "light"],
            environment: ["DARKROOM_FAKE_ENTRIES": "500"])
        let pictures = try run.manifest().pictures
        #expect(pictures.map(\.entryIndex) == Array(0..<500))
        #expect(pictures.map(\.file) == pictures.map(\.file).sorted())
        let dates = pictures.map(\.entryDate!)
        #expect(dates == dates.sorted())
    }

    @Test func userCodeSeesTheChosenLocaleZoneClockAndNothingOfTheHost() async throws {
        let run = try await Self.run([
            "--kind", "Clock", "--family", "systemSmall", "--variant", "snapshot", "--locale", "de_DE", "--time-zone",
            "Asia/Tokyo",
            "--clock", "2027-05-06T07:08"
        ])
        let picture = try #require(try run.manifest().pictures.first)
        #expect(picture.findings.first?.message == "locale de_DE zone Asia/Tokyo")
        #expect(picture.entryDate == "2027-05-05T22:08:00Z")
    }

    @Test func aFilteredRunKeepsTheRestAndCleansWhereAsked() async throws {
        let first = try await Self.run(["--kind", "Clock", "--variant", "snapshot,placeholder"])
        try Data("mine".utf8).write(to: URL(fileURLWithPath: first.folder + "/notes.txt"))
        let whole = try first.files(), filter = ["--kind", "Clock", "--variant", "snapshot", "--family", "systemSmall"]
        _ = try await Self.run(filter, folder: first.folder)
        #expect(try first.files() == whole)
        _ = try await Self.run(filter + ["--clean"], folder: first.folder)
        #expect(
            try first.files().keys.sorted() == [
                "Clock/systemSmall/snapshot-dark.png", "Clock/systemSmall/snapshot-light.png", "index.html",
                "manifest.json", "notes.txt"
            ])
    }

    @Test(
        arguments: [
            (["--help"], 0), (["--version"], 0), (["plan", "--help"], 0),
            (["--kind", "Clock", "--fail-on", "warning"], 1),
            (["--kind", "Clock", "--fail-on", "error"], 0), (["--nonsense"], 2), (["--kind", "Nope"], 2),
            (["--family", "x"], 2),
            (["--kind", "Long", "--family", "systemLarge"], 2), (["--kind", "Throws"], 4)
        ] as [([String], Int32)])
    func exitStatuses(arguments: [String], status: Int32) async throws {
        #expect(try await Self.run(arguments).status == status)
    }

    @Test func theOutputFolderMustBeWritable() async throws {
        let folder = try temporaryFolder().path
        try Data().write(to: URL(fileURLWithPath: folder + "/file"))
        let run = try await Self.run(["--kind", "Clock"], folder: folder + "/file")
        #expect(run.status == 2)
        #expect(run.errors.contains("--output \(folder)/file"))
    }

    @Test func timingsGoToAFileOfTheirOwn() async throws {
        let path = try temporaryFolder().path + "/timings.json"
        let run = try await Self.run(["--kind", "Clock", "--family", "systemSmall", "--timings", path])
        #expect(run.status == 0)
        let timings = try JSONDecoder().decode(
            TimingsFile.self, from: #require(FileManager.default.contents(atPath: path)))
        #expect(timings.pictures.count == 12)
        #expect(
            timings.pictures.allSatisfy {
                $0.timings.total >= $0.timings.raster + $0.timings.encode && $0.timings.encode > 0
            })
        #expect(try #require(timings.timeToFirstPicture) <= timings.wallTime)
    }

    @Test func anInterruptLeavesNoWorkersAndNoHalfFiles() async throws {
        let folder = try temporaryFolder().path, errors = try temporaryFolder().path + "/errors"
        let process = try StartedProgram(
            Self.program, ["--kind", "Loops", "--timeout", "600", "--jobs", "2", "--output", folder],
            errors: .file(errors))
        var workers: [pid_t] = []
        let hasStarted = try await Self.comes {
            workers = Self.children(of: process.identifier)
            return workers.count == 2
        }
        #expect(hasStarted)
        process.send(SIGINT)
        #expect([.signal(SIGINT), .exit(128 + SIGINT)].contains(process.wait()))
        #expect(try await Self.comes { !workers.contains(where: Self.isRunning) })
        // What was ended along has not failed.
        #expect(try !String(contentsOfFile: errors, encoding: .utf8).contains("SIGKILL"))
        // The journal stays, by which the next run goes on.
        let hidden = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix(".") }
        #expect(Set(hidden).subtracting([".darkroom.journal"]) == [])
    }

    /// Whether a condition comes true within what even a busy machine takes.
    private static func comes(_ condition: () -> Bool) async throws -> Bool {
        for _ in 0..<1200 {
            if condition() { return true }
            try await Task.sleep(for: .milliseconds(50))
        }
        return false
    }

    /// Dead processes stay listed, in state Z, until somebody asks how they ended.
    private static func isRunning(_ process: pid_t) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return status.map { !$0.contains(") Z") } ?? false
    }

    private static func children(of parent: pid_t) -> [pid_t] {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(parent)/task")) ?? []
        return tasks.flatMap { task in
            (try? String(contentsOfFile: "/proc/\(parent)/task/\(task)/children", encoding: .utf8))?
                .split(separator: " ").compactMap { pid_t($0) } ?? []
        }
    }
}
