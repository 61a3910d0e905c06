import Foundation

extension SandboxPolicy {
    /// For a program of the system or of a toolchain: it reads what it is installed with, and may start that.
    ///
    /// - Parameter program: its absolute path.
    package static func tool(_ program: String, environment: [String: String]) -> SandboxPolicy {
        var policy = SandboxPolicy()
        let installation = Self.installation(of: program)
        let libraries = (environment["LD_LIBRARY_PATH"] ?? "").split(separator: ":").map(String.init)
        policy.readable = installation.union(libraries)
        policy.executable = loaders.union(["/usr", "/bin", "/nix/store", program]).union(installation)
        return policy
    }

    /// The folders around the `bin` in which a program lies, by its name and in truth: it may be reached through links.
    /// Where that would be the user's home, the `bin` alone.
    static func installation(of program: String, home: String = NSHomeDirectory()) -> Set<String> {
        let home = home.realPath ?? home
        return Set(
            [program, program.realPath ?? program].map { path in
                let folder = path.parentFolder, root = folder.parentFolder
                return root.isEmpty || home.lies(in: root.realPath ?? root) ? folder : root
            }
        ).filter { !["", "/"].contains($0) && !home.lies(in: $0) }
    }
}

/// Programs that are looked for where the user's shell would.
package enum ProgramSearch {
    /// The first program of that name on `PATH`; nil where there is none.
    package static func path(
        of name: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String? {
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return folders.map { $0.appendingPath(name) }.first(where: FileManager.default.isExecutableFile)
    }
}
