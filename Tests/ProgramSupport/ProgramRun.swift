import Foundation

/// Runs a program to its end.
package enum ProgramRun {
    package static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:]
    ) async throws -> (status: Int32, output: String, errors: String) {
        let process = Process(), output = Pipe(), errors = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        async let errorData = errors.fileHandleForReading.readToEnd()
        async let outputData = output.fileHandleForReading.readToEnd()
        let texts = try await [outputData, errorData].map { String(decoding: $0 ?? Data(), as: UTF8.self) }
        process.waitUntilExit()
        return (process.terminationStatus, texts[0], texts[1])
    }
}
