import Foundation

/// The built `darkroom` command, which SwiftPM puts beside the test bundle.
enum DarkroomProgram {
    static var path: String { folder + "/darkroom" }

    static var folder: String {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""
        return (bundle as NSString).deletingLastPathComponent
    }

    static func run(_ arguments: [String]) async throws -> (status: Int32, output: String, errors: String) {
        try await ProgramRun.run(path, arguments)
    }
}
