import Foundation
import TestSupport
import Testing

/// What every widget's program is linked with holds nothing that only the command line needs: a change of a report's style
/// compiles nobody's widget again.
struct RuntimeLibraryTests {
    private static let library = URL(fileURLWithPath: DarkroomProgram.path).deletingLastPathComponent()
        .appendingPathComponent("libDarkroomRuntime.so").path

    @Test(.enabled("needs the product DarkroomRuntime", { FileManager.default.fileExists(atPath: library) }))
    func itHoldsTheWorkerAndNotTheCommandLine() async throws {
        let symbols = try await ProgramRun.run("/usr/bin/env", ["nm", "--defined-only", Self.library])
        try #require(symbols.status == 0, "\(symbols.errors)")
        // Swift mangles a module's name behind its length.
        func isThere(_ module: String) -> Bool { symbols.output.utf8.contains("\(module.utf8.count)\(module)".utf8) }
        for module in ["RenderWorker", "RenderModel", "WidgetKitCore", "Rasterizer"] {
            #expect(isThere(module), "\(module)")
        }
        for module in ["ArgumentParser", "DarkroomCommands", "RenderCoordinator", "XcodeProjects", "SwiftText"] {
            #expect(!isThere(module), "\(module)")
        }
    }
}
