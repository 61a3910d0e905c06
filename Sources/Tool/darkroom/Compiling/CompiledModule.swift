import Foundation
import Glibc

/// A module that widgets and other modules can import.
struct CompiledModule {
    let name: String
    /// Names everything that went into it.
    let key: String
    /// What the compiler is told of those that import it, whether directly or not.
    var importArguments: [String]
    /// What programs are linked with.
    var linkArguments: [String]
    /// What it imports among those that were compiled along.
    var dependencies: [String] = []
    /// Whether it loads what URLs of the web need.
    var usesNetwork = false
    /// The folders that hold its resources.
    var resourceFolders: [String] = []
    /// What was left out of it.
    var warnings = LeftOutWarnings()
}

/// Path, size and time of change: enough to notice that a large file has been replaced, without reading it.
enum FileIdentity {
    static func text(_ path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return path }
        return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
