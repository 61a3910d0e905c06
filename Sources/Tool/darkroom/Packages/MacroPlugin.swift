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

    /// Everything that it is built from, apart from what its package fetches.
    var identity: [String] {
        let files = FileManager.default.enumerator(atPath: package)?.compactMap { $0 as? String } ?? []
        let sources = files.filter { $0.hasSuffix(".swift") }.sorted()
        return [package, target] + sources.map { FileIdentity.text("\(package)/\($0)") }
    }

    func arguments(_ folder: String) -> [String] { ["-load-plugin-executable", "\(folder)/\(target)#\(moduleName)"] }

    /// - Parameter folder: where the plugin is put, under its target's name.
    func build(_ toolchain: Toolchain, in folder: String) throws {
        Terminal.note("Building the macros \(target), which takes minutes")
        let files = FileManager.default, place = "\(folder)/package", scratch = "\(folder)/build"
        // SwiftPM writes down what it resolves, and the package's folder is not ours; what its authors resolved binds
        // nobody.
        let skipped: Set<String> = [".build", ".git", "Package.resolved"]
        defer { for path in [place, scratch] { try? files.removeItem(atPath: path) } }
        try files.createDirectory(atPath: place, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: package) where !skipped.contains(name) {
            try files.copyItem(atPath: "\(package)/\(name)", toPath: "\(place)/\(name)")
        }
        // It fetches what the macros depend on, SwiftSyntax most of all.
        let answer = try toolchain.run(
            ["build", "--package-path", place, "--scratch-path", scratch, "--product", target],
            program: toolchain.swift, in: folder, writing: [folder], allowsNetwork: true)
        let tool = "\(scratch)/debug/\(target)-tool"
        guard answer.status == 0, files.isExecutableFile(atPath: tool) else {
            let lines = answer.output.split(separator: "\n")
            let reason = lines.first { $0.contains("error: ") } ?? lines.last ?? "swift build failed"
            throw CommandFailure(.sourceDidNotCompile, String(reason))
        }
        try files.moveItem(atPath: tool, toPath: "\(folder)/\(target)")
    }
}
