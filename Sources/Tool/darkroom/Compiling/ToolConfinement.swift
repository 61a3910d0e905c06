import Foundation
import Glibc
import SystemSupport
import XcodeProjects

/// How compilers and SwiftPM are confined: macros and package manifests are code, and run with them.
///
/// They read the project, what was given, the toolchain, the runtime and the caches, and write where their output goes
/// and in a home of their own, which each project has to itself.
struct ToolConfinement {
    let boundary: ProjectBoundary
    /// Made where it is missing.
    let home: String
    /// What else is in the environment.
    var added: [String: String] = [:]
    private let temporary: ToolTemporaryFolder
    private let readable: Set<String>
    private let executable: Set<String>

    /// - Parameter compiler: the toolchain's `swiftc`.
    init(boundary: ProjectBoundary, compiler: String, runtime: RuntimeLibrary, cache: ProgramCache) throws {
        self.boundary = boundary
        let key = SHA256.hexadecimal(Data(boundary.folders.joined(separator: "\n").utf8))
        home = "\(cache.toolFolder)/\(key.prefix(32))"
        temporary = try ToolTemporaryFolder(home: home)
        utimes(home, nil)  // Used now: not the one to remove.
        let toolchain = SandboxPolicy.tool(compiler, environment: ProcessInfo.processInfo.environment)
        readable = toolchain.readable
            .union(boundary.folders + [runtime.folder, runtime.modules] + cache.readableFolders)
        executable = toolchain.executable.union([runtime.macroPlugin, cache.moduleFolder, home, temporary.path])
    }

    /// Where what is needed for a moment goes.
    var temporaryFolder: String { temporary.path }

    /// - Parameter folders: where the output goes.
    func policy(writing folders: [String]) -> SandboxPolicy {
        var policy = SandboxPolicy()
        policy.readable = readable
        policy.executable = executable.union(folders)
        policy.own = Set(folders + [home, temporary.path])
        return policy
    }

    /// Nothing of the user's surroundings but what compilers look at: tokens and addresses are nobody's business.
    var environment: [String: String] {
        let kept: Set<String> = [
            "PATH", "LD_LIBRARY_PATH", "LIBRARY_PATH", "CPATH", "C_INCLUDE_PATH", "PKG_CONFIG_PATH",
            "PKG_CONFIG_LIBDIR", "PKG_CONFIG_SYSROOT_DIR", "TERM", "http_proxy",
            "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "SSL_CERT_FILE"
        ]
        var values = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
        values.merge(added) { $1 }
        for name in ["HOME", "CFFIXED_USER_HOME"] { values[name] = home }
        values["XDG_CACHE_HOME"] = "\(home)/.cache"
        values["TMPDIR"] = temporary.path
        values["LC_ALL"] = "C.UTF-8"
        // SwiftPM asks git about repositories on this machine, and git gives up where it may not read /etc/gitconfig.
        values["GIT_CONFIG_NOSYSTEM"] = "1"
        return values
    }
}

/// Where confined compilers write what they need for a moment: in their home, unless its path has characters beyond ASCII,
/// at which Swift's driver traps.
final class ToolTemporaryFolder: Sendable {
    let path: String
    /// Of a folder outside of the home, which goes with this object.
    private let lock: FolderLock?

    init(home: String) throws {
        let usual = "\(home)/tmp"
        if Self.isPlain(usual) {
            try FileManager.default.createDirectory(atPath: usual, withIntermediateDirectories: true)
            (path, lock) = (usual, nil)
        } else {
            try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
            let places = NSTemporaryDirectory()
            let (folder, lock) = try FolderLock.newFolder((Self.isPlain(places) ? places : "/tmp/") + ".darkroom-tools")
            (path, self.lock) = (folder, lock)
        }
    }

    deinit {
        if lock != nil { try? FileManager.default.removeItem(atPath: path) }
    }

    private static func isPlain(_ path: String) -> Bool { path.utf8.allSatisfy { $0 < 0x80 } }
}
