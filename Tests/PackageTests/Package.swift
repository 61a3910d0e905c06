import Foundation
import RegexBuilder
import TestSupport

/// The package's own manifest, as SwiftPM reads it.
struct Package {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    let targets: [String: Target]

    struct Failure: Error {
        let message: String
    }

    init() async throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("manifest-\(UUID().uuidString)")
            .path
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let run = try await ProgramRun.run(
            "/usr/bin/env",
            ["swift", "package", "--package-path", Self.folder, "--scratch-path", scratch, "dump-package"])
        guard run.status == 0,
            let values = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any],
            let targets = values["targets"] as? [[String: Any]]
        else { throw Failure(message: run.errors) }
        self.targets = Dictionary(uniqueKeysWithValues: targets.map(Target.init).map { ($0.name, $0) })
    }

    struct Target {
        let name: String
        /// Relative to the package.
        let path: String
        let dependencies: Set<String>
        private let kind: String

        init(_ values: [String: Any]) {
            name = values["name"] as? String ?? ""
            kind = values["type"] as? String ?? ""
            let folder = ["test": "Tests", "plugin": "Plugins"][kind] ?? "Sources"
            path = values["path"] as? String ?? "\(folder)/\(name)"
            let listed = values["dependencies"] as? [[String: Any]] ?? []
            dependencies = Set(
                listed.compactMap { ((($0["byName"] ?? $0["target"]) as? [Any])?.first) as? String })
        }

        var isSystemLibrary: Bool { kind == "system" }
        var isPlugin: Bool { kind == "macro" || kind == "plugin" }
        var isProgram: Bool { kind == "executable" }

        /// The folder of `Sources` that it lies in; fonts are drawn with.
        var room: String? {
            let parts = path.split(separator: "/").map(String.init)
            return parts.first == "fonts" ? "Drawing" : parts.first == "Sources" && parts.count > 1 ? parts[1] : nil
        }

        /// Its place in a chain of layers, each a folder of `Sources` or one in it: the longest that holds it.
        func layer(in chain: [String]) -> Int? {
            let place = path.hasPrefix("fonts") ? "Drawing" : String(path.dropFirst("Sources/".count))
            let holding = chain.indices.filter { place == chain[$0] || place.hasPrefix(chain[$0] + "/") }
            return holding.max { chain[$0].count < chain[$1].count }
        }

        /// The modules that its Swift files import; not those that fixtures within literals do.
        func imports() throws -> Set<String> {
            let folder = "\(Package.folder)/\(path)"
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
            return try files.reduce(into: []) { result, file in
                let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
                let code = text.components(separatedBy: "\"\"\"").enumerated().filter { $0.offset % 2 == 0 }
                    .map(\.element).joined(separator: "\n")
                for match in code.matches(of: Self.pattern) { result.insert(String(match.1)) }
            }
        }

        private static var pattern: Regex<(Substring, Substring)> {
            let attributes = /(?:@\w+(?:\([^)\n]*\))?[ \t]+)*(?:public |internal |package |private |fileprivate )?/
            let kinds = /(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?/
            return Regex {
                Anchor.startOfLine
                ZeroOrMore(.whitespace)
                attributes
                "import "
                kinds
                Capture { /[A-Za-z_]\w*/ }
            }
        }
    }
}
