import DarkroomCommands
import Foundation
import Glibc
import Launch
import RenderCoordinator
import RenderModel
import SystemSupport

/// A folder with a compiled program and all that its widgets read of their bundle: other machines draw with it that have
/// Darkroom and neither a compiler nor the sources.
struct KeptProgram: Codable {
    private static let fileName = "program.json"
    private static let form = 1

    private var form = Self.form
    /// The release that has compiled it, whose runtime it is linked with.
    private var darkroom: String
    /// The release of iOS that `#available` asks about.
    private var ios: String
    /// The program's file.
    private var program: String
    /// What the bundle holds; its folders as they are called here.
    private var bundle: BundleDescription
    /// The libraries that it is linked with: Darkroom's runtime, and the folder of Swift's.
    private var runtime: String
    private var libraries: [String]
    private var intentsExtension: String?

    /// Copies a program into a folder of its name, which is replaced.
    ///
    /// - Parameters:
    ///   - folder: what programs are kept in.
    ///   - libraries: the folders of the libraries that it loads.
    /// - Returns: the folder of this one.
    static func write(
        _ executable: WidgetExecutable, for system: SystemVersion, to folder: String, runtime: String,
        libraries: [String]
    ) throws -> String {
        let files = FileManager.default, name = executable.path.lastPathComponent
        let home = folder.appendingPath(name), unfinished = "\(home).\(getpid())"
        defer { try? files.removeItem(atPath: unfinished) }
        try files.createDirectory(atPath: unfinished, withIntermediateDirectories: true)
        try files.copyItem(atPath: executable.path, toPath: "\(unfinished)/\(name)")
        var bundle = executable.bundle.description
        for (index, source) in bundle.folders.enumerated() {
            let copy = "Resources-\(index + 1)"
            try copyResources(source, to: "\(unfinished)/\(copy)")
            bundle.folders[index] = copy
        }
        let kept = KeptProgram(
            darkroom: DarkroomVersion.current, ios: "\(system)", program: name, bundle: bundle, runtime: runtime,
            libraries: libraries,
            intentsExtension: executable.launch.intentsExtension)
        try AtomicFile.write(
            try JSONEncoder.forFiles.encode(kept) + [UInt8(ascii: "\n")], to: "\(unfinished)/\(Self.fileName)")
        try? files.removeItem(atPath: home)
        guard rename(unfinished, home) == 0 else { throw FileError(home) }
        return home
    }

    /// What links lead to, too, and no code: what a bundle's readers look for is data.
    private static func copyResources(_ source: String, to target: String) throws {
        let files = FileManager.default
        try files.createDirectory(atPath: target, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: source).sorted() where !name.hasPrefix(".") {
            let path = "\(source)/\(name)"
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                if name.hasSuffix(".xcodeproj") { continue }
                try copyResources(path, to: "\(target)/\(name)")
                // Of one that held code alone nothing is left; others are refused.
                rmdir("\(target)/\(name)")
            } else if status.st_mode & S_IFMT == S_IFREG, name.pathExtension != "swift" {
                try files.copyItem(atPath: path.realPath ?? path, toPath: "\(target)/\(name)")
            }
        }
    }

    /// The program that lies in a folder.
    ///
    /// - Throws: `CommandFailure` where there is none that this machine can run.
    static func executable(_ folder: String, for demand: ProgramDemand) throws -> WidgetExecutable {
        let path = URL(fileURLWithPath: folder).standardizedFileURL.path
        let again = "compile it again: darkroom build <folder> --output \(Shell.quoted(folder.parentFolder))"
        guard let data = FileManager.default.contents(atPath: "\(path)/\(fileName)") else {
            throw CommandFailure(
                .usage,
                "--program \(folder): there is no \(fileName); specify a folder inside the output of 'darkroom build "
                    + "--output': ls \(Shell.quoted(folder))")
        }
        guard let kept = try? JSONDecoder().decode(KeptProgram.self, from: data), kept.form == form else {
            throw CommandFailure(.usage, "--program \(folder): its \(fileName) is from another release; \(again)")
        }
        guard kept.darkroom == DarkroomVersion.current else {
            throw CommandFailure(
                .usage,
                "--program \(folder): it was compiled by darkroom \(kept.darkroom), and this is "
                    + "\(DarkroomVersion.current); \(again)")
        }
        guard kept.ios == "\(demand.system)" else {
            throw CommandFailure(
                .usage,
                "--program \(folder): it was compiled for iOS \(kept.ios), not iOS \(demand.system); pass "
                    + "--ios \(kept.ios), or compile it with --ios \(demand.system)")
        }
        guard FileManager.default.fileExists(atPath: kept.runtime) else {
            throw CommandFailure(
                .usage,
                "--program \(folder): it is linked with \(kept.runtime), which this machine does not have; install "
                    + "darkroom at the same path as on the machine that compiled it, or \(again)")
        }
        var bundle = kept.bundle
        bundle.folders = bundle.folders.map { "\(path)/\($0)" }
        var launch = LaunchFile.current
        launch.boundary = [path.realPath ?? path]
        launch.intentsExtension = kept.intentsExtension
        LaunchFile.current = launch
        for folder in [path] + kept.libraries { SandboxPolicy.give(folder) }
        return WidgetExecutable(
            path: "\(path)/\(kept.program)", command: "darkroom \(demand.command) --program \(Shell.quoted(folder))",
            bundle: ExtensionBundle(bundle), launch: launch)
    }
}
