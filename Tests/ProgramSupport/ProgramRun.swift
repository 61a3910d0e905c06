import Foundation

/// Runs a program to its end.
package enum ProgramRun {
    package static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:]
    ) async throws -> (status: Int32, output: String, errors: String) {
        let process = Process(), output = Pipe(), errors = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        // Many programs run at once: what takes long then is no endless loop.
        process.environment = ["DARKROOM_TIMEOUT": "60"]
            .merging(ProcessInfo.processInfo.environment) { $1 }.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        async let errorData = contents(of: errors)
        async let outputData = contents(of: output)
        let texts = await [outputData, errorData].map { String(decoding: $0, as: UTF8.self) }
        process.waitUntilExit()
        return (process.terminationStatus, texts[0], texts[1])
    }

    /// All that is written into the pipe. `FileHandle.readToEnd()` gives up where a signal, such as another child's
    /// end, interrupts it.
    private static func contents(of pipe: Pipe) async -> Data {
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        var data = Data(), chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return data }
            data.append(contentsOf: chunk[..<count])
        }
    }
}
