import Foundation
import ProgramSupport
import Testing

/// What is left when the user interrupts a compilation.
struct InterruptedCompilationTests {
    @Test func theCompilerEndsAndLeavesNothing() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("interrupted-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("Clock")
        try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
        try Data("import WidgetKit\n@main struct Clock: Widget {}\n".utf8)
            .write(to: source.appendingPathComponent("Clock.swift"))
        // A compiler that never ends, and starts others.
        let compiler = folder.appendingPathComponent("swiftc"), started = folder.appendingPathComponent("started")
        try Data("#!/bin/sh\nsleep 600 &\necho $$ $! > '\(started.path).new'; mv '\(started.path).new' '\(started.path)'\nwait\n".utf8)
            .write(to: compiler)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: DarkroomProgram.path)
        // The one below writes where no confined compiler may.
        process.arguments = ["render", source.path, "--output", folder.path + "/out", "--no-sandbox"]
        process.environment = ProcessInfo.processInfo.environment.merging([
            "XDG_CACHE_HOME": folder.path + "/cache", "DARKROOM_SWIFTC": compiler.path,
        ]) { $1 }
        process.standardError = FileHandle.nullDevice
        try process.run()
        #expect(try await comes { FileManager.default.fileExists(atPath: started.path) })
        let numbers = try String(contentsOf: started, encoding: .utf8).split(whereSeparator: \.isWhitespace)
            .compactMap { pid_t($0) }
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
        #expect(numbers.count == 2)
        #expect(try await comes { !numbers.contains(where: isRunning) })
        let programs = folder.path + "/cache/darkroom/programs"
        #expect(try FileManager.default.contentsOfDirectory(atPath: programs) == [])
    }

    private func comes(_ condition: () -> Bool) async throws -> Bool {
        for _ in 0..<1200 {
            if condition() { return true }
            try await Task.sleep(for: .milliseconds(50))
        }
        return false
    }

    private func isRunning(_ process: pid_t) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return status.map { !$0.contains(") Z") } ?? false
    }
}
