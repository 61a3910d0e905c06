import Foundation
import WidgetRenderer

/// The compiler plugin behind a package's macros, which SwiftPM builds for this machine.
struct MacroPlugin {
    /// The package's folder.
    let package: String
    let target: String
    /// What `#externalMacro` calls it.
    let moduleName: String
    /// Whether the package lies in a folder that may be written to.
    let isRemote: Bool

    /// Everything that it is built from, apart from what its package fetches.
    var identity: [String] {
        let files = FileManager.default.enumerator(atPath: package)?.compactMap { $0 as? String } ?? []
        return [package, target] + files.filter { $0.hasSuffix(".swift") }.sorted().map { FileIdentity.text("\(package)/\($0)") }
    }

    func arguments(_ folder: String) -> [String] { ["-load-plugin-executable", "\(folder)/\(target)#\(moduleName)"] }

    /// - Parameter folder: where the plugin is put, under its target's name.
    func build(_ toolchain: Toolchain, in folder: String) throws {
        FileHandle.standardError.write(Data("Building the macros \(target), which takes minutes\n".utf8))
        let files = FileManager.default, scratch = "\(folder)/build"
        defer { try? files.removeItem(atPath: scratch) }
        var place = package
        if !isRemote {
            // SwiftPM writes down what it resolves, and the user's folder is not ours.
            place = "\(folder)/build/package"
            try files.createDirectory(atPath: place, withIntermediateDirectories: true)
            for name in try files.contentsOfDirectory(atPath: package) where name != ".build" && name != ".git" {
                try files.copyItem(atPath: "\(package)/\(name)", toPath: "\(place)/\(name)")
            }
        }
        let answer = try toolchain.runSwift([
            "build", "--package-path", place, "--scratch-path", scratch, "--product", target,
        ])
        let tool = "\(scratch)/debug/\(target)-tool"
        guard answer.status == 0, files.isExecutableFile(atPath: tool) else {
            let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
            let reason = lines.first { $0.contains("error: ") } ?? lines.last ?? "swift build failed"
            throw CommandFailure(.sourceDidNotCompile, "\(reason)")
        }
        try files.moveItem(atPath: tool, toPath: "\(folder)/\(target)")
    }
}
