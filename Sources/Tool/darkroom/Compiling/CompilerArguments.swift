import Foundation
import SystemSupport

/// What the compiler is told of everything that is compiled for a widget.
struct CompilerArguments {
    let toolchain: Toolchain
    let runtime: RuntimeLibrary

    /// What follows the path of the runtime's plugin: the module whose macros it has.
    static let pluginSuffix = "#PreviewMacros"
    /// Says that files are compiled as one, into an object each, which takes a sixth to a third less time on two cores than
    /// one object for all. The objects do not depend on the number of cores.
    private static let wholeModule = [
        "-wmo", threads, "\(max(1, min(8, ProcessInfo.processInfo.activeProcessorCount)))"
    ]
    private static let threads = "-num-threads"

    /// What the compiler is told where it is to compile each file by itself.
    static func fileByFile(_ arguments: [String]) -> [String] {
        var result = arguments.filter { $0 != wholeModule[0] }
        if let index = result.firstIndex(of: threads) { result.removeSubrange(index..<min(index + 2, result.count)) }
        return result
    }

    /// - Parameters:
    ///   - conditions: compilation conditions that hold.
    ///   - modules: what every file sees without importing it.
    func common(_ conditions: [String], importing modules: [String]) -> [String] {
        var arguments = ["-swift-version", "5", "-Onone"] + Self.wholeModule + ["-gline-tables-only"]
        arguments += ["-file-compilation-dir", "."]
        arguments += conditions.flatMap { ["-D", $0] }
        arguments += ofRuntime(importing: modules)
        if TerminalColor.isOn(for: STDERR_FILENO) { arguments.append("-color-diagnostics") }
        return arguments
    }

    /// What the compiler needs to find the runtime's modules and macros.
    ///
    /// - Parameter modules: what every file sees without importing it.
    func ofRuntime(importing modules: [String] = ["FoundationCompat"]) -> [String] {
        var arguments = ["-I", runtime.modules]
        arguments += ["-Xcc", "-fmodule-map-file=\(runtime.moduleMap)"]
        arguments += RuntimeLibrary.moduleAliases.sorted(by: <).flatMap { ["-module-alias", "\($0)=\($1)"] }
        arguments += modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
        arguments += ["-load-plugin-executable", runtime.macroPlugin + Self.pluginSuffix]
        return arguments
    }
}
