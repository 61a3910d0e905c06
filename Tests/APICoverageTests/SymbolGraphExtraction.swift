import Foundation

@testable import darkroom

/// Runs the toolchain's `swift-symbolgraph-extract` over the built modules.
struct SymbolGraphExtraction {
    let modules: [String]
    let folder: URL

    func run() throws {
        let runtime = try RuntimeLibrary.located()
        let compiler = try Toolchain.located().compiler
        let tool = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("swift-symbolgraph-extract")
        guard FileManager.default.isExecutableFile(atPath: tool.path) else {
            throw CoverageError("\(tool.path) is missing; it comes with the toolchain of \(compiler)")
        }
        var common = ["-I", runtime.modules, "-output-dir", folder.path, "-minimum-access-level", "public"]
        common += ["-skip-synthesized-members", "-skip-inherited-docs", "-target", Self.target]
        common += ["-Xcc", "-fmodule-map-file=\(runtime.moduleMap)"]
        for module in modules {
            let (status, output) = try launch(tool, ["-module-name", module] + common)
            guard status == 0 else { throw CoverageError("the symbols of \(module) cannot be read: \(output)") }
        }
    }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    private func launch(_ tool: URL, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process(), pipe = Pipe()
        process.executableURL = tool
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
