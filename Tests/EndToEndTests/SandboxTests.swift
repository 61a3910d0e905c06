import Foundation
import TestSupport
import Testing

/// Widget code that means harm.
@Suite(.timeLimit(.minutes(20)))
struct SandboxTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        .path
    private var project: String { root + "/project" }
    private var output: String { root + "/output" }

    private func write(_ text: String, _ path: String) throws {
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    /// Every file and folder, with what can be seen of it.
    private func contents(_ folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().map { path in
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")
            let bytes = FileManager.default.contents(atPath: "\(folder)/\(path)")?.base64EncodedString() ?? ""
            return "\(path) \(attributes[.posixPermissions]!) \(attributes[.ownerAccountID]!) "
                + "\(attributes[.modificationDate]!) \(bytes)"
        }
    }

    private func findings() throws -> [(code: String, severity: String, message: String)] {
        let manifest =
            try JSONSerialization.jsonObject(
                with: Data(contentsOf: URL(fileURLWithPath: output + "/manifest.json"))) as? [String: Any]
        return (manifest?["dataFindings"] as? [[String: Any]] ?? []).map {
            ($0["code"] as? String ?? "", $0["severity"] as? String ?? "", $0["message"] as? String ?? "")
        }
    }

    private func render(_ arguments: [String] = []) async throws -> (status: Int32, output: String, errors: String) {
        try await DarkroomProgram.run(
            ["render", project, "--output", output, "--scheme", "light", "--variant", "timeline", "--display-lists"]
                + arguments)
    }

    @Test func fontsMayLieAnywhere() async throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let fonts = Example.repository.appendingPathComponent("fonts").path
        try FileManager.default.createDirectory(atPath: root + "/fonts", withIntermediateDirectories: true)
        for folder in ["faces", "symbols"] {
            try FileManager.default.copyItem(atPath: "\(fonts)/\(folder)", toPath: "\(root)/fonts/\(folder)")
        }
        let example = Example.repository.appendingPathComponent("Examples/MinuteTimelineWidget").path
        let run = try await DarkroomProgram.run(
            ["render", example, "--variant", "snapshot", "--scheme", "light", "--output", output],
            environment: ["DARKROOM_FONTS": root + "/fonts"])
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func everyAttemptIsRefusedAndTold() async throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        let fixture = Example.repository.appendingPathComponent("Tests/Fixtures/Hostile/TriesEverything.swift")
        let source = try String(contentsOf: fixture, encoding: .utf8)
            .replacing("@OUTSIDE@", with: root + "/outside").replacing("@HOME@", with: NSHomeDirectory())
            .replacing("@PROJECT@", with: project)
        try write(source, project + "/TriesEverything.swift")
        try write("secret", root + "/outside/secret.txt")
        try write("secret", root + "/secret.txt")
        let before = try contents(root)
        let run = try await render(["--verbose"])
        #expect(run.status == 0, "\(run.errors)")
        let list = try String(contentsOfFile: output + "/hostile/systemLarge/timeline-0-light.txt", encoding: .utf8)
        #expect(list.contains("refused") && !list.contains("worked"), "\(list)\n\(run.output)\(run.errors)")
        #expect(FileManager.default.fileExists(atPath: output + "/hostile/systemLarge/timeline-0-light.png"))
        #expect(try contents(root).filter { !$0.hasPrefix("output") } == before)
        #expect(!FileManager.default.fileExists(atPath: "/tmp/darkroom-hostile.txt"))

        let refused = try findings().filter { $0.code == "sandbox-refused" }
        #expect(refused.allSatisfy { $0.severity == "warning" })
        for words in [
            "tried to read '", "tried to change '", "tried to start a process (", "tried to open a network connection",
            "tried to send a signal", "tried to make system calls"
        ] {
            #expect(refused.filter { $0.message.contains(words) }.count == 1, "\(words): \(refused)")
        }
    }

    @Test func theSandboxCanBeSwitchedOff() async throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try write("secret", root + "/secret.txt")
        try write(Self.reader(of: root + "/secret.txt"), project + "/Reader.swift")
        let closed = try await render(), list = output + "/reader/systemSmall/timeline-0-light.txt"
        #expect(closed.status == 0, "\(closed.errors)")
        #expect(try String(contentsOfFile: list, encoding: .utf8).contains("\"nothing\""))
        let message = try findings().first { $0.code == "sandbox-refused" }?.message
        #expect(message?.contains("tried to read '\(root)/secret.txt' outside its project") == true)
        // What the user names is given.
        try FileManager.default.createDirectory(atPath: root + "/given", withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: root + "/secret.txt", toPath: root + "/given/secret.txt")
        try write(Self.reader(of: root + "/given/secret.txt"), project + "/Reader.swift")
        let given = try await render(["--with", root + "/given"])
        #expect(given.status == 0, "\(given.errors)")
        #expect(try String(contentsOfFile: list, encoding: .utf8).contains("\"secret\""))
        let open = try await render(["--no-sandbox"])
        #expect(open.status == 0, "\(open.errors)")
        #expect(try String(contentsOfFile: list, encoding: .utf8).contains("\"secret\""))
        #expect(try findings().isEmpty)
    }

    /// Nor does the renderer look around where nobody has named anything: a widget without a project has none.
    @Test func aFolderWithoutAProjectIsNoReasonForFindings() async throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        // Which margins a widget without a container background gets depends on the project.
        let source = Self.reader(of: project + "/Reader.swift").replacing(
            ".containerBackground(.white, for: .widget)", with: "")
        try write(source, project + "/Reader.swift")
        let run = try await render()
        #expect(run.status == 0, "\(run.errors)")
        #expect(try findings().filter { $0.code == "sandbox-refused" }.isEmpty)
    }

    /// A macro, a manifest and C that runs before `main` are code as well.
    @Test func manifestsAndConstructorsAreConfined() async throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try write("secret", root + "/secret.txt")
        try write(Self.reader(of: "nowhere", importing: "Planted"), project + "/Widget/Reader.swift")
        try write(
            """
            // swift-tools-version: 5.9
            import Foundation
            import PackageDescription
            try? Data("x".utf8).write(to: URL(fileURLWithPath: "\(root)/manifest.txt"))
            let secret = (try? String(contentsOfFile: "\(root)/secret.txt", encoding: .utf8)) ?? "none"
            let package = Package(name: "Planted", targets: [
                .target(name: "Planted", dependencies: ["CPlanted"]),
                .target(name: "CPlanted", cSettings: [.define("SECRET_\\(secret)")]),
            ])
            """, project + "/Planted/Package.swift")
        try write(
            "import CPlanted\npublic func planted() -> Int32 { planted_result() }\n",
            project + "/Planted/Sources/Planted/Planted.swift")
        try write("int planted_result(void);\n", project + "/Planted/Sources/CPlanted/include/CPlanted.h")
        try write(
            """
            #include <fcntl.h>
            #include <sys/socket.h>
            #include <unistd.h>
            static int result;
            __attribute__((constructor)) static void run(void) {
                char *words[] = {"curl", 0};
                if (open("\(root)/constructor.txt", O_CREAT | O_WRONLY, 0644) >= 0) result |= 1;
                if (open("\(root)/secret.txt", O_RDONLY) >= 0) result |= 2;
                if (socket(AF_INET, SOCK_STREAM, 0) >= 0) result |= 4;
                if (fork() == 0) {
                    execv("/bin/sh", words);
                    _exit(0);
                }
            #ifndef SECRET_none
                result |= 8;
            #endif
            }
            int planted_result(void) { return result; }
            """, project + "/Planted/Sources/CPlanted/planted.c")
        let run = try await DarkroomProgram.run([
            "render", project + "/Widget", "--package", project + "/Planted", "--output", output, "--scheme", "light",
            "--variant", "timeline", "--display-lists"
        ])
        #expect(run.status == 0, "\(run.errors)")
        let list = try String(contentsOfFile: output + "/reader/systemSmall/timeline-0-light.txt", encoding: .utf8)
        #expect(list.contains("\"nothing 0\""), "\(list)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: root).sorted() == ["output", "project", "secret.txt"])
    }

    /// It runs in the compiler, for whoever writes its name.
    @Test func macrosAreConfinedAsTheyExpand() async throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try write("secret", root + "/secret.txt")
        try write(Self.reader(of: "nowhere", importing: "Planted"), project + "/Widget/Reader.swift")
        try write(
            """
            // swift-tools-version: 5.9
            import CompilerPluginSupport
            import PackageDescription
            let package = Package(name: "Planted", targets: [
                .target(name: "Planted", dependencies: ["PlantedMacros"]), .macro(name: "PlantedMacros"),
            ])
            """, project + "/Planted/Package.swift")
        try write(
            """
            @freestanding(expression)
            public macro attempts() -> String = #externalMacro(module: "PlantedMacros", type: "Attempts")
            public func planted() -> String { #attempts }
            """, project + "/Planted/Sources/Planted/Planted.swift")
        try write(
            #"""
            import Foundation
            import Glibc

            let files = FileManager.default, root = "@ROOT@"
            func read(_ count: Int) -> Data? {
                var data = Data()
                while data.count < count {
                    guard let more = try? FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty
                    else { return nil }
                    data += more
                }
                return data
            }
            func attempts() -> String {
                let network = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0
                let secret = files.contents(atPath: root + "/secret.txt") != nil
                let file = files.createFile(atPath: root + "/macro.txt", contents: Data())
                return "\"\([network, secret, file].map { $0 ? "!" : "0" }.joined())\""
            }
            while let header = read(8), let body = read(header.reversed().reduce(0) { $0 << 8 | Int($1) }),
                let request = try? JSONSerialization.jsonObject(with: body) as? [String: Any] {
                let answer: [String: Any] = request["getCapability"] != nil
                    ? ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
                    : ["expandMacroResult": ["expandedSource": attempts(), "diagnostics": [Any]()] as [String: Any]]
                let data = try JSONSerialization.data(withJSONObject: answer)
                var length = UInt64(data.count).littleEndian
                FileHandle.standardOutput.write(Data(bytes: &length, count: 8) + data)
            }
            """#.replacing("@ROOT@", with: root), project + "/Planted/Sources/PlantedMacros/main.swift")
        let run = try await DarkroomProgram.run([
            "render", project + "/Widget", "--package", project + "/Planted", "--output", output, "--scheme", "light",
            "--variant", "timeline", "--display-lists"
        ])
        #expect(run.status == 0, "\(run.errors)")
        let list = try String(contentsOfFile: output + "/reader/systemSmall/timeline-0-light.txt", encoding: .utf8)
        #expect(list.contains("\"nothing 000\""), "\(list)\n\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: root + "/macro.txt"))
    }

    private static func reader(of path: String, importing module: String? = nil) -> String {
        """
        import SwiftUI
        import WidgetKit
        \(module.map { "import \($0)" } ?? "")

        struct Read: TimelineEntry {
            let date: Date
            var text = ""
        }
        struct Reader: TimelineProvider {
            func placeholder(in context: Context) -> Read { Read(date: Date()) }
            func getSnapshot(in context: Context, completion: @escaping (Read) -> Void) { completion(Read(date: Date())) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Read>) -> Void) {
                let text = (try? String(contentsOfFile: "\(path)", encoding: .utf8)) ?? "nothing"
                completion(Timeline(entries: [Read(date: Date(), text: text)], policy: .never))
            }
        }
        @main struct ReaderWidget: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "reader", provider: Reader()) { entry in
                    Text(verbatim: entry.text\(module == nil ? "" : " + \" \\(planted())\"")).containerBackground(.white, for: .widget)
                }
                .supportedFamilies([.systemSmall])
            }
        }
        """
    }
}
