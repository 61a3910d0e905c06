import Foundation
import TestSupport
import Testing

/// A widget that shows all it can find out of the machine that draws it.
@Suite(.timeLimit(.minutes(20)))
struct MachineTests {
    private static let fixture = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/AsksMachine")

    /// Folders of a run of its own, with an app's file from December.
    private struct Surroundings {
        let root: URL
        var widget = MachineTests.fixture
        var output: URL { root.appendingPathComponent("output") }
        private var group: URL { root.appendingPathComponent("data/group.com.example.machine") }

        init(_ name: String) throws {
            root = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
            let old = group.appendingPathComponent("old.txt")
            try Data("old".utf8).write(to: old)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_764_547_200)], ofItemAtPath: old.path)
        }

        /// The widget in a folder of its own, its files made now and in another order.
        mutating func copyWidget() throws {
            let copy = root.appendingPathComponent("a folder/of/somebody else/AsksMachine")
            try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
            for name in try FileManager.default.contentsOfDirectory(atPath: widget.path).sorted().reversed() {
                try Data(contentsOf: widget.appendingPathComponent(name)).write(to: copy.appendingPathComponent(name))
            }
            widget = copy
        }

        /// - Parameter shell: What a shell does before it becomes the command.
        func draw(
            _ arguments: [String], shell: String = "true", environment: [String: String] = [:]
        ) async throws -> [String: Data] {
            let command = [
                DarkroomProgram.path, "render", widget.path, "--output", output.path, "--display-lists", "--scheme",
                "light", "--variant", "timeline", "--app-group", root.appendingPathComponent("data").path
            ]
            let run = try await ProgramRun.run(
                "/bin/sh", ["-c", "\(shell); exec \"$@\"", "sh"] + command + arguments, environment: environment)
            try #require(run.status == 0, "\(run.errors)")
            let files = try RenderedFolder(url: output).files()
            return files.filter { $0.key.hasSuffix(".txt") || $0.key.hasSuffix(".png") }
        }

        func remove() { try? FileManager.default.removeItem(at: root) }
    }

    @Test func surroundingsDoNotShow() async throws {
        let here = try Surroundings("here")
        defer { here.remove() }
        let one = try await here.draw(["--jobs", "1", "--family", "systemLarge"])
        var elsewhere = try Surroundings("somewhere-else-with-a-longer-name")
        defer { elsewhere.remove() }
        try elsewhere.copyWidget()
        let scratch = elsewhere.root.appendingPathComponent("scratch")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let other = try await elsewhere.draw(
            ["--jobs", "3", "--family", "systemLarge"], shell: "umask 077; cd '\(scratch.path)'",
            environment: [
                "TMPDIR": scratch.path, "USER": "somebody", "LOGNAME": "somebody", "LANG": "de_DE.UTF-8",
                "SOMETHING": "else", "HOSTNAME": "elsewhere"
            ])
        #expect(one.keys.sorted() == other.keys.sorted())
        for (name, data) in one where name.hasSuffix(".txt") {
            let lines = Self.lines(data)
            for (line, otherLine) in zip(lines, Self.lines(other[name])) { #expect(line == otherLine) }
        }
        #expect(one == other)

        let first = Self.list(one, 0)
        let later = Self.list(one, 1)
        let bundle =
            "/var/containers/Bundle/Application/8E6F2B9A-51C7-4D3E-B1A4-7F90C2D86E15/App.app/PlugIns/"
            + "WidgetExtension.appex"
        for fact in [
            "uptime: 259200.0", "host: localhost", "process: 512", "processName: WidgetExtension", "pid: 512 1",
            "system: Version 26.0", "processors: 6 6", "memory: 8589934592", "uid: 501 501", "folder: /",
            "user: mobile Mobile User mobile Mobile User",
            "arguments: \(bundle)/WidgetExtension \(bundle)/WidgetExtension",
            "uname: 25.0.0 iPhone17,3", "clock: 259200 0 259200 0", "darkroom: 0", "path: /usr/bin:/bin:",
            "bundle: \(bundle)", "app: true", "elsewhere: true", "executable: \(bundle)/WidgetExtension",
            "notes: \(bundle)/notes.txt",
            "home: /var/mobile/Containers/Data/PluginKitPlugin/", "proc: false", "cpuinfo: none", "mask: 644",
            "volume: 256000000000 128000000000", "written: 0 min 0 min mobile", "atomic: 0 min 0 min mobile",
            "stream: 0 min 0 min mobile", "statvfs: 62500000 31250000"
        ] {
            #expect(DrawnText.contains("provider \(fact)", in: first), "\(fact)")
            #expect(DrawnText.contains("view \(fact)", in: first), "\(fact)")
        }
        // From the first of December at midnight to the first of January at 9:41.
        #expect(DrawnText.contains("view group file: -45221 min -45221 min mobile;", in: first))
        #expect(DrawnText.contains("view copies: -45221 min -45221 min mobile 0 min", in: first))
        #expect(DrawnText.contains("view listed: a b copy dated m n q stream whole y z;", in: first))
        #expect(DrawnText.contains("view read: . .. a b copy dated m n q stream whole y z;", in: first))
        #expect(DrawnText.contains("view written: -60 min -60 min mobile;", in: later))
        #expect(DrawnText.contains("view atomic: -60 min -60 min mobile;", in: later))
        #expect(DrawnText.contains("provider written: 0 min 0 min mobile;", in: later))
        // What another thread is told.
        #expect(DrawnText.contains("provider elsewhere: ;", in: first))
    }

    /// What is ordered by where objects lie comes out the same, whatever a process has done before.
    @Test func objectsLieWhereTheyLay() async throws {
        let surroundings = try Surroundings("identity")
        defer { surroundings.remove() }
        let arguments = ["--family", "systemMedium", "--device", "iphone-16", "--device", "iphone-se-3"]
        let first = try await surroundings.draw(arguments + ["--jobs", "1"])
        #expect(try await surroundings.draw(arguments + ["--jobs", "1"]) == first)
        #expect(try await surroundings.draw(arguments + ["--jobs", "2"]) == first)
        #expect(first.count == 8)
        for (name, data) in first where name.hasSuffix(".txt") {
            let order = (0..<24).map(String.init).joined(separator: " ")
            let list = String(decoding: data, as: UTF8.self)
            #expect(DrawnText.contains("sorted objects: \(order);", in: list), "\(name)")
        }
    }

    @Test func asksForTheSystemThatIsDrawn() async throws {
        let surroundings = try Surroundings("system")
        defer { surroundings.remove() }
        let files = try await surroundings.draw(["--family", "systemLarge", "--ios", "17.4"])
        let list = Self.list(files, 0)
        for fact in [
            "system: Version 17.4", "version: 17.4", "is17: true", "device: iPhone 17.4", "uname: 23.4.0 iPhone17,3"
        ] {
            #expect(DrawnText.contains("view \(fact);", in: list), "\(fact)")
        }
    }

    /// The display list of an entry.
    private static func list(_ files: [String: Data], _ entry: Int) -> String {
        lines(files["machine/systemLarge/timeline-\(entry)-light.txt"]).joined(separator: "\n")
    }

    private static func lines(_ list: Data?) -> [Substring] {
        String(decoding: list ?? Data(), as: UTF8.self).split(separator: "\n")
    }
}
