import Foundation
import TestSupport

@testable import darkroom

/// Runs the toolchain's `swift-symbolgraph-extract` over the built modules.
struct SymbolGraphExtraction {
    let modules: [String]
    let folder: URL

    func run() async throws {
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
            let run = try await ProgramRun.run(tool.path, ["-module-name", module] + common)
            guard run.status == 0 else {
                throw CoverageError("the symbols of \(module) cannot be read: \(run.output)\(run.errors)")
            }
        }
    }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }
}
