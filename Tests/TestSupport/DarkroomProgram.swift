import Foundation

/// The built `darkroom` command, which SwiftPM puts beside the test bundle.
package enum DarkroomProgram {
    package static var path: String { folder + "/darkroom" }

    package static var folder: String {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""
        return (bundle as NSString).deletingLastPathComponent
    }

    package static func run(
        _ arguments: [String], environment: [String: String] = [:]
    ) async throws -> (status: Int32, output: String, errors: String) {
        try await ProgramRun.run(path, arguments, environment: environment)
    }
}

extension DarkroomProgram {
    /// What the document of a command with `--json` has as its result; nil where it has none.
    package static func result(_ output: String) throws -> Any? {
        let document = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        return document?["result"]
    }
}
