import Foundation
import Glibc
import WidgetRenderer

/// A folder of Swift files as a program.
struct CompiledFolder {
    let folder: String
    let conditions: [String]
    private let toolchain: Toolchain
    private let runtime: RuntimeLibrary

    init(_ folder: String, conditions: [String] = []) throws {
        self.folder = folder
        self.conditions = conditions
        toolchain = try Toolchain.located()
        runtime = try RuntimeLibrary.located()
    }

    /// The compiled program's path; compiles unless the same sources have been compiled before.
    func program() throws -> String {
        let sources = try SourceFiles(folder: folder)
        let conditions = PlatformConditions { [runtime, toolchain] in runtime.canImport($0, toolchain: toolchain) }
        let staged = sources.contents.mapValues(conditions.applied)
        let symbols = AssetSymbolSource(folder: folder, sources: sources.contents.values).text
        let name = Self.moduleName(folder)
        return try ProgramCache().program(name, key: key(sources, staged, symbols)) { target in
            try compile(sources, staged, symbols, name: name, target: target)
        }
    }

    /// A module name made of the folder's name.
    static func moduleName(_ folder: String) -> String {
        let last = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
        let name = String(last.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        // A module of the runtime's or the standard library's name would hide it.
        let isPlain = name.first.map { $0.isLetter || $0 == "_" } ?? false
        return "\(isPlain ? "" : "_")\(name)_Widgets"
    }

    private func key(_ sources: SourceFiles, _ staged: [String: String], _ symbols: String?) -> String {
        let parts = [DarkroomVersion.current, toolchain.identity, FileIdentity.text(runtime.library)] + conditions
            + sources.paths.flatMap { [$0, staged[$0]!] } + (symbols.map { [AssetSymbolSource.fileName, $0] } ?? [])
        // Lengths keep parts apart whatever they hold.
        return SHA256.hexadecimal(Data(parts.map { "\($0.utf8.count):\($0)" }.joined().utf8))
    }

    private func compile(
        _ sources: SourceFiles, _ staged: [String: String], _ symbols: String?, name: String, target: String
    ) throws {
        let staging = "\(target)/Sources"
        for path in sources.paths {
            let file = "\(staging)/\(path)"
            try FileManager.default.createDirectory(
                atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(staged[path]!.utf8).write(to: URL(fileURLWithPath: file))
        }
        var arguments = arguments(sources, output: "\(target)/\(name)")
        if let symbols {
            try Data(symbols.utf8).write(to: URL(fileURLWithPath: "\(staging)/\(AssetSymbolSource.fileName)"))
            arguments.append(AssetSymbolSource.fileName)
        }
        let (status, output) = try run(arguments, in: staging)
        let messages = Diagnostics(stagingFolder: staging, userFolder: folder, paths: sources.paths).mapped(output)
        if !messages.isEmpty { FileHandle.standardError.write(Data(messages.utf8)) }
        guard status == 0 else {
            throw CommandFailure(.sourceDidNotCompile, "\(folder) did not compile; the compiler's messages are above")
        }
    }

    private func arguments(_ sources: SourceFiles, output: String) -> [String] {
        // Relative paths, so that traps too name files as they lie in the user's folder.
        // Line tables tell where a trap was.
        var arguments = ["-swift-version", "5", "-Onone", "-wmo", "-module-name", Self.moduleName(folder)]
        arguments += ["-gline-tables-only", "-file-compilation-dir", "."]
        if !sources.hasMainFile { arguments.append("-parse-as-library") }
        arguments += conditions.flatMap { ["-D", $0] }
        arguments += runtimeArguments(importing: implicitImports(sources))
        // An input file comes before all libraries that modules name: the runtime's clock, entropy and locale must be
        // found before libc's and Foundation's.
        arguments.append(runtime.library)
        if isatty(STDERR_FILENO) == 1 { arguments.append("-color-diagnostics") }
        return arguments + ["-o", output] + sources.paths
    }

    /// What the compiler needs to find the runtime's modules and macros.
    ///
    /// - Parameter modules: what every file sees without importing it.
    func runtimeArguments(importing modules: [String] = ["FoundationCompat"]) -> [String] {
        var arguments = ["-I", runtime.modules]
        arguments += runtime.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        arguments += RuntimeLibrary.moduleAliases.sorted(by: <).flatMap { ["-module-alias", "\($0)=\($1)"] }
        arguments += modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
        arguments += ["-load-plugin-executable", "\(runtime.macroPlugin)#PreviewMacros"]
        arguments += headerFolders().flatMap { ["-Xcc", $0] }
        return arguments
    }

    /// Modules that every file sees, because Foundation holds their contents on Apple's systems.
    private func implicitImports(_ sources: SourceFiles) -> [String] {
        // Networking brings libcurl and 25 more libraries to be loaded at each start, so only who names it has it.
        let usesNetwork = sources.contents.values.contains { $0.contains(#/\bURL(Session|Request|Response|Cache|Credential|Protocol|AuthenticationChallenge)|\bHTTP(URLResponse|Cookie)/#) }
        return ["FoundationCompat"] + (usesNetwork ? ["FoundationNetworking"] : [])
    }

    /// Where the system libraries' headers lie, as pkg-config tells.
    private func headerFolders() -> [String] {
        let output = (try? run(["pkg-config", "--cflags-only-I", "cairo-ft", "pangocairo", "libpng"], program: "/usr/bin/env", in: "/"))?.output
        return output?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    }

    private func run(_ arguments: [String], program: String? = nil, in folder: String) throws -> (status: Int32, output: String) {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program ?? toolchain.compiler)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardOutput = pipe
        process.standardError = pipe
        do {
            try process.run()
        } catch {
            throw CommandFailure(.requestFailed, "cannot start \(program ?? toolchain.compiler)")
        }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
