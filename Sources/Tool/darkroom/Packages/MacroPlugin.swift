import Foundation
import RenderCoordinator
import SystemSupport

/// The compiler plugin behind a package's macros, which SwiftPM builds for this machine.
struct MacroPlugin {
    /// The package's folder.
    let package: String
    let target: String
    /// What `#externalMacro` calls it.
    let moduleName: String
    /// Whether its package depends on others.
    let hasDependencies: Bool

    /// Everything that it is built from, apart from what its package fetches.
    var identity: [String] {
        let files = FileManager.default.enumerator(atPath: package)?.compactMap { $0 as? String } ?? []
        let sources = files.filter { $0.hasSuffix(".swift") }.sorted()
        return [package, target] + sources.map { FileIdentity.text("\(package)/\($0)") }
    }

    func arguments(_ folder: String) -> [String] { ["-load-plugin-executable", "\(folder)/\(target)#\(moduleName)"] }

    /// - Parameter folder: where the plugin is put, under its target's name.
    func build(_ toolchain: Toolchain, in folder: String, _ diagnostics: any Diagnostics) throws {
        diagnostics.progress("Building the macros \(target). This can take several minutes")
        let files = FileManager.default, place = "\(folder)/package", scratch = "\(folder)/build"
        // SwiftPM writes down what it resolves, and the package's folder is not ours; what its authors resolved binds
        // nobody.
        let skipped: Set<String> = [".build", ".git", "Package.resolved"]
        defer { for path in [place, scratch] { try? files.removeItem(atPath: path) } }
        try files.createDirectory(atPath: place, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: package) where !skipped.contains(name) {
            try files.copyItem(atPath: "\(package)/\(name)", toPath: "\(place)/\(name)")
        }
        let options = ["--package-path", place, "--scratch-path", scratch]
        // What the macros depend on is fetched first, SwiftSyntax most of all: plugins, and whatever else runs while
        // they are built, find no network.
        if hasDependencies {
            let fetched = try toolchain.run(
                ["package"] + options + ["resolve"], program: toolchain.swift, in: folder, writing: [folder],
                allowsNetwork: true)
            guard fetched.isSuccess else { throw Self.failure(fetched, "swift package resolve failed") }
        }
        let built = try toolchain.run(
            ["build"] + options + ["--skip-update", "--product", target], program: toolchain.swift, in: folder,
            writing: [folder])
        let tool = "\(scratch)/debug/\(target)-tool"
        guard built.isSuccess, files.isExecutableFile(atPath: tool) else {
            throw Self.failure(built, "swift build failed")
        }
        try files.moveItem(atPath: tool, toPath: "\(folder)/\(target)")
    }

    private static func failure(_ answer: ProgramResult, _ otherwise: String) -> CommandFailure {
        let lines = answer.text.split(separator: "\n").map(String.init)
        return CommandFailure(
            .sourceDidNotCompile, lines.first { $0.contains("error: ") } ?? lines.last ?? otherwise)
    }
}
