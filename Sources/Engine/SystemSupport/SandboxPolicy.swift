import CSandbox
import Foundation
import Glibc
import Synchronization

/// What a process may do that runs code of others: the files that it may reach, and whether the network.
package struct SandboxPolicy: Hashable, Sendable {
    /// Files that are read, and folders with everything in them.
    package var readable: Set<String> = []
    /// Programs that are started, and folders of such.
    package var executable: Set<String> = []
    /// Folders in which files are made, changed and removed, but no links: somebody else may follow them.
    package var changeable: Set<String> = []
    /// Folders that nobody else reads.
    package var own: Set<String> = []
    package var allowsNetwork = false

    package init() {}

    /// Every path with what may be done there, in the kernel's words; what is not there is left out by the kernel.
    var paths: [(path: String, access: UInt32)] {
        func all(_ paths: Set<String>, _ access: darkroom_access) -> [(path: String, access: UInt32)] {
            paths.sorted().map { ($0, access.rawValue) }
        }
        return all(Self.system, darkroom_access_read) + all(Self.sinks, darkroom_access_write)
            + (allowsNetwork ? all(Self.network, darkroom_access_read) : [])
            + all(readable, darkroom_access_read) + all(executable, darkroom_access_execute)
            + all(changeable, darkroom_access_change) + all(own, darkroom_access_link)
    }

    /// The folders of the root in which all of the paths lie, but for `/proc`; sorted.
    var roots: [String] {
        let real = paths.flatMap { [$0.path, URL(fileURLWithPath: $0.path).resolvingSymlinksInPath().path] }
        let names = real.compactMap { $0.split(separator: "/").first.map(String.init) }
        return Set(names).subtracting(["proc"]).sorted().map { "/\($0)" }
    }

    /// What every program of a Linux system reads: libraries, data and how they are configured, but nothing that tells
    /// of its users.
    private static let system: Set<String> = [
        "/usr", "/lib", "/lib32", "/lib64", "/libx32", "/bin", "/sbin", "/nix/store",
        "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/ld.so.preload", "/etc/alternatives",
        "/etc/fonts", "/etc/localtime", "/etc/timezone", "/etc/locale.alias", "/etc/locale.conf", "/etc/nsswitch.conf",
        "/etc/ssl/openssl.cnf", "/etc/mime.types", "/etc/os-release", "/etc/debian_version",
        "/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom",
        "/sys/devices/system/cpu",
        // Of which a life keeps its own part: what a process is called there changes with every fork.
        "/proc",
    ]
    private static let sinks: Set<String> = ["/dev/null", "/dev/zero", "/dev/full"]
    /// How names become addresses, and which servers are believed.
    private static let network: Set<String> = [
        "/etc/resolv.conf", "/run/systemd/resolve", "/run/resolvconf", "/run/NetworkManager", "/etc/hosts",
        "/etc/host.conf", "/etc/gai.conf", "/etc/services", "/etc/protocols", "/etc/ssl", "/etc/ca-certificates",
        "/etc/pki",
    ]

    /// The dynamic linkers, which the kernel starts along with a program.
    package static let loaders: Set<String> = [
        "/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1",
    ]
}

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
    ///   - environment: the program's, which names its folders.
    ///   - home: the folder that stands in for the user's home.
    static func widgets(program: String, environment: [String: String], home: String) -> SandboxPolicy {
        var policy = SandboxPolicy()
        policy.own = [home]
        policy.executable = loaders.union([program])
        policy.readable = given.withLock { $0 }
        // The program's folder has its resources, and that of this one the packaged fonts; libraries lie where this
        // process has found its own.
        for path in [program, WorkerLaunch.thisExecutable] { policy.readable.insert(path.parentFolder) }
        policy.readable.formUnion(loadedLibraryFolders())
        for variable in ["LD_LIBRARY_PATH", "DARKROOM_RUNTIME"] {
            policy.readable.formUnion((environment[variable] ?? "").split(separator: ":").map(String.init))
        }
        for variable in folderVariables {
            policy.readable.formUnion((environment[variable] ?? "").split(separator: "\n").map(String.init))
        }
        policy.allowsNetwork = environment[NetworkAccess.allowedVariable] != nil
        return policy
    }

    /// Those in which a worker finds the folders that it reads, one a line.
    private static let folderVariables = [
        "DARKROOM_RESOURCES", "DARKROOM_PROJECT_FOLDER", "DARKROOM_PROJECT", "DARKROOM_SYMBOLS", "DARKROOM_APP_GROUP",
        NetworkAccess.responsesVariable,
    ]

    /// Where the shared libraries of this process lie.
    private static func loadedLibraryFolders() -> Set<String> {
        // Line by line: Foundation takes the kernel's first page for the whole file.
        guard let maps = fopen("/proc/self/maps", "r") else { return [] }
        defer { fclose(maps) }
        var folders: Set<String> = [], line: UnsafeMutablePointer<CChar>?, room = 0
        defer { free(line) }
        while getline(&line, &room, maps) > 0, let read = line {
            let text = String(cString: read)
            guard text.contains(".so"), let start = text.firstIndex(of: "/") else { continue }
            folders.insert(String(text[start...]).parentFolder)
        }
        return folders
    }
}
