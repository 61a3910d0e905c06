import Foundation
import WidgetRenderer

/// The Swift compiler that compiles widgets: the one that compiled Darkroom, since modules fit only their own.
struct Toolchain {
    let compiler: String

    /// `DARKROOM_SWIFTC`, or the first `swiftc` on `PATH`.
    static func located(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Toolchain {
        if let named = environment["DARKROOM_SWIFTC"] {
            guard FileManager.default.isExecutableFile(atPath: named) else {
                throw CommandFailure(.requestFailed, "DARKROOM_SWIFTC names \(named), which cannot be run")
            }
            return Toolchain(compiler: named)
        }
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            let candidate = "\(folder)/swiftc"
            if FileManager.default.isExecutableFile(atPath: candidate) { return Toolchain(compiler: candidate) }
        }
        throw CommandFailure(
            .requestFailed, "there is no swiftc on PATH: install Swift 6.3 or set DARKROOM_SWIFTC to its swiftc")
    }

    /// The `swift` beside the compiler.
    var swift: String { compiler.parentFolder + "/swift" }

    /// Runs the `swift` beside the compiler, such as `swift package`.
    func runSwift(_ arguments: [String]) throws -> (status: Int32, output: Data) {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: swift)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw CommandFailure(.requestFailed, "cannot start \(process.executableURL?.path ?? "swift")")
        }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    /// Runs the compiler, or another program, and waits for what it prints.
    func run(
        _ arguments: [String], program: String? = nil, in folder: String
    ) throws -> (status: Int32, output: String) {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program ?? compiler)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardOutput = pipe
        process.standardError = pipe
        do {
            try process.run()
        } catch {
            throw CommandFailure(.requestFailed, "cannot start \(program ?? compiler)")
        }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// The toolchain's Swift modules for Linux.
    var modules: String {
        let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
        return real.deletingLastPathComponent().appendingPathComponent("../lib/swift/linux").standardizedFileURL.path
    }

    /// The compiler of C beside it, else the one on `PATH`.
    var clang: String {
        let beside = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().path + "/clang"
        return FileManager.default.isExecutableFile(atPath: beside) ? beside : "/usr/bin/clang"
    }

    /// What pkg-config says of libraries of the system; nothing where it or they are not there.
    func packageConfig(_ arguments: [String]) -> [String] {
        let answer = try? run(["pkg-config"] + arguments, program: "/usr/bin/env", in: "/")
        guard let answer, answer.status == 0 else { return [] }
        return answer.output.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Whether it has a Swift module for Linux.
    func hasModule(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(modules)/\(name).swiftmodule") }

    /// Tells this compiler from another that may have come to lie at the same path.
    var identity: String { FileIdentity.text(URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path) }
}
