import Foundation
import Glibc
import Launch
import RenderModel
import Synchronization
import SystemSupport

extension SandboxPolicy {
    /// What the user has named on the command line, and the project around it.
    private static let given = Mutex<Set<String>>([])

    /// Lets the code of widgets read a file or folder that the user has named.
    package static func give(_ path: String) {
        given.withLock { _ = $0.insert(URL(fileURLWithPath: path).standardizedFileURL.path) }
    }

    /// For a program that draws widgets.
    ///
    /// - Parameters:
    ///   - program: the compiled widgets.
    ///   - environment: the program's.
    ///   - file: what it is told, which names its folders.
    ///   - home: the folder that stands in for the user's home.
    package static func widgets(
        program: String, environment: [String: String], file: LaunchFile, home: String
    ) -> SandboxPolicy {
        var policy = SandboxPolicy()
        policy.own = [home]
        policy.executable = loaders.union([program])
        policy.readable = given.withLock { $0 }
        // The program's folder has its resources, and that of this one the packaged fonts; libraries lie where this
        // process has found its own.
        for path in [program, ThisProgram.path] { policy.readable.insert(path.parentFolder) }
        policy.readable.formUnion(loadedLibraryFolders())
        for variable in ["LD_LIBRARY_PATH", "DARKROOM_RUNTIME"] {
            policy.readable.formUnion((environment[variable] ?? "").split(separator: ":").map(String.init))
        }
        policy.readable.formUnion(file.folders)
        policy.allowsNetwork = file.allowsNetwork
        return policy
    }

    /// Where the shared libraries of this process lie.
    private static func loadedLibraryFolders() -> Set<String> {
        let lines = (DescriptorIO.text("/proc/self/maps") ?? "").split(separator: "\n").filter { $0.contains(".so") }
        return Set(lines.compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]).parentFolder } })
    }
}
