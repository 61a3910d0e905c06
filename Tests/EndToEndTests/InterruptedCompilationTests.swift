import Foundation
import TestSupport
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
        // A compiler that never ends, and starts others. It writes where it may: into the home that compilers have.
        let compiler = folder.appendingPathComponent("swiftc"), homes = folder.path + "/cache/darkroom/tools"
        try writeScript(
            "#!/bin/sh\nsleep 600 &\necho $$ $! > \"$HOME/started.new\"; mv \"$HOME/started.new\" \"$HOME/started\"\nwait\n",
            to: compiler.path)
        func started() -> String? {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: homes)) ?? []
            return names.lazy.compactMap { try? String(contentsOfFile: "\(homes)/\($0)/started", encoding: .utf8) }
                .first
        }
        let process = try StartedProgram(
            DarkroomProgram.path, ["render", source.path, "--output", folder.path + "/out"],
            environment: ["XDG_CACHE_HOME": folder.path + "/cache", "DARKROOM_SWIFTC": compiler.path])
        var hasEnded = false
        defer { if !hasEnded { process.send(SIGKILL) } }
        #expect(try await comes { started() != nil })
        let numbers = try #require(started()).split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
        process.send(SIGTERM)
        #expect(process.wait() == .signal(SIGTERM))
        hasEnded = true
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
