import Foundation

/// The built `darkroom` command, which SwiftPM puts beside the test bundle.
package enum DarkroomProgram {
    package static var path: String { folder + "/darkroom" }

    package static var folder: String {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""
        return (bundle as NSString).deletingLastPathComponent
    }

    package static func run(_ arguments: [String]) async throws -> (status: Int32, output: String, errors: String) {
        try await ProgramRun.run(path, arguments)
    }
}
