import Foundation
import RenderCoordinator
import SystemSupport
import XcodeProjects

/// Compiles and runs manifests of Tuist, confined as packages' manifests are. What one says is kept until it, or what it
/// imports, changes.
struct ManifestRunner {
    /// Why a manifest says nothing, with the file and the place.
    struct Failure: Error {
        let message: String
    }

    /// What manifests import.
    struct Module {
        let name: String
        /// That of the module and its library.
        let folder: String
        let files: [String]
        /// Tells it from others of its name.
        let key: String
    }

    let repository: TuistRepository
    private let toolchain: Toolchain
    private let runtime: RuntimeLibrary
    private let cache: ProgramCache
    private let diagnostics: any Diagnostics

    init(_ repository: TuistRepository, _ diagnostics: any Diagnostics) throws {
        (self.repository, self.diagnostics) = (repository, diagnostics)
        (cache, runtime) = (ProgramCache(), try RuntimeLibrary.located())
        var toolchain = try Toolchain.located()
        if Sandbox.support != .none {
            toolchain.confinement = try ToolConfinement(
                boundary: ProjectBoundary(around: [repository.root]), compiler: toolchain.compiler, runtime: runtime,
                cache: cache)
            toolchain.confinement?.added = Self.variables
        }
        self.toolchain = toolchain
        guard FileManager.default.fileExists(atPath: library) else {
            throw Failure(message: "\(library) is missing; build all of Darkroom: make release")
        }
    }

    private static let libraryName = "DarkroomManifests"
    private var library: String { "\(runtime.folder)/lib\(Self.libraryName).so" }

    /// What manifests may ask the environment for. Tokens are nobody's business.
    private static let variables = ProcessInfo.processInfo.environment.filter { name, _ in
        name.hasPrefix("TUIST_") && !name.hasSuffix("TOKEN")
    }

    /// What others can do without: why it is not there is told.
    func warned<Value>(_ read: () throws -> Value) -> Value? {
        do {
            return try read()
        } catch {
            let message = (error as? Failure)?.message ?? (error as? CommandFailure)?.message ?? "\(error)"
            diagnostics.warn("\(message); its packages are ignored")
            return nil
        }
    }

    /// What SwiftPM reads in a package's `Package.swift`.
    func package(in folder: String) throws -> PackageManifest {
        try PackageManifest.read(folder, toolchain, cache.manifestFolder)
    }

    /// What the last description of a kind is that a manifest makes.
    func value<Value: Decodable>(
        _ kind: String, of file: String, _ modules: [Module] = [], as type: Value.Type = Value.self
    ) throws -> Value {
        let data = try output(of: file, modules)
        // What a manifest prints itself may come before or behind.
        let records = data.split(separator: 0x1E).compactMap { record in
            try? JSONDecoder().decode(Record<Value>.self, from: record.prefix { $0 != 0x0A })
        }
        guard let value = records.last(where: { $0.kind == kind })?.value else {
            throw Failure(message: "\(file) does not describe a \(kind)")
        }
        return value
    }

    private struct Record<Value: Decodable>: Decodable {
        let kind: String
        let value: Value?

        private enum Key: CodingKey { case kind, value }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            kind = try values.decode(String.self, forKey: .kind)
            value = try? values.decode(Value.self, forKey: .value)
        }
    }

    private func output(of file: String, _ modules: [Module]) throws -> Data {
        guard let source = FileManager.default.contents(atPath: file) else {
            throw Failure(message: "\(file) cannot be read")
        }
        let key = SHA256.hexadecimal(
            parts: ["manifest", file, String(decoding: source, as: UTF8.self), identity] + modules.map(\.key)
                + Self.variables.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
        let kept = "\(cache.manifestFolder)/\(key).json"
        if let data = FileManager.default.contents(atPath: kept) { return data }
        diagnostics.progress("Running \(file.below(repository.root) ?? file)")
        let seconds = DefaultTimeout.seconds * 10
        let answer = try toolchain.run(
            ["-frontend", "-interpret", "-module-name", "Manifest"] + arguments(modules) + [file],
            in: file.parentFolder, errors: .kept, within: seconds)
        guard answer.isSuccess else {
            throw Failure(message: problem(answer, file, seconds))
        }
        try FileManager.default.createDirectory(atPath: cache.manifestFolder, withIntermediateDirectories: true)
        try AtomicFile.write(answer.output, to: kept)
        return answer.output
    }

    /// A module of several files, as a library that is loaded into manifests.
    func module(_ name: String, _ files: [String], _ modules: [Module]) throws -> Module {
        let contents = files.map {
            FileManager.default.contents(atPath: $0).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        let key = SHA256.hexadecimal(
            parts: ["manifest-module", name, identity] + zip(files, contents).flatMap { [$0, $1] } + modules.map(\.key))
        let seconds = DefaultTimeout.seconds * 20
        let folder = try cache.module("\(name).swiftmodule", key: key) { folder in
            diagnostics.progress("Compiling \(Count.text(files.count, "file")) of \(name)")
            let places = [runtime.folder] + modules.map(\.folder)
            func compile(_ files: [String]) throws -> ProgramResult {
                try toolchain.run(
                    ["-emit-library", "-emit-module", "-module-name", name] + toolchain.linkerArguments
                        + arguments(modules) + places.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] } + files
                        + ["-o", "\(folder)/lib\(name).so"],
                    in: folder, writing: [folder], errors: .kept, within: seconds)
            }
            let answer = try compile(files)
            guard !answer.isSuccess else { return }
            let failure = Failure(message: problem(answer, files[0].parentFolder, seconds))
            let missing = MissingNames(String(decoding: answer.errors, as: UTF8.self))
            guard !missing.isEmpty else { throw failure }
            let standIn = "\(folder)/MissingNames.swift"
            try AtomicFile.write(Data(missing.source.utf8), to: standIn)
            guard try compile(files + [standIn]).isSuccess else { throw failure }
            diagnostics.warn(
                "\(name): \(Count.list(missing.names, most: 5)) \(missing.names.count == 1 ? "is" : "are") not "
                    + "declared, perhaps because a file isn't in the repository; empty strings are used instead")
        }
        return Module(name: name, folder: folder, files: files, key: key)
    }

    private func arguments(_ modules: [Module]) -> [String] {
        ["-suppress-warnings", "-D", "TUIST", "-I", runtime.modules, "-L", runtime.folder, "-l\(Self.libraryName)"]
            + modules.flatMap { ["-I", $0.folder, "-L", $0.folder, "-l\($0.name)"] }
    }

    private var identity: String { [toolchain.identity, FileIdentity.text(library)].joined(separator: "\n") }

    private func problem(_ answer: ProgramResult, _ file: String, _ seconds: Double) -> String {
        if answer.end == .timeout { return "\(file) did not finish within \(Int(seconds)) s" }
        let lines = String(decoding: answer.errors, as: UTF8.self).split(separator: "\n")
        if let line = lines.first(where: { $0.contains(": error: ") && !$0.hasPrefix(" ") }) {
            return String(line).replacing(": error: ", with: ": ")
        }
        let line = lines.first { $0.localizedCaseInsensitiveContains("error") } ?? lines.last ?? "no reason was given"
        return "\(file): \(line)"
    }
}
