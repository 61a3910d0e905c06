internal import CSandbox
import Foundation
import Glibc

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
    package var paths: [(path: String, access: UInt32)] {
        func all(_ paths: Set<String>, _ access: darkroom_access) -> [(path: String, access: UInt32)] {
            paths.sorted().map { ($0, access.rawValue) }
        }
        return all(Self.system, darkroom_access_read) + all(Self.sinks, darkroom_access_write)
            + (allowsNetwork ? all(Self.network, darkroom_access_read) : [])
            + all(readable, darkroom_access_read) + all(executable, darkroom_access_execute)
            + all(changeable, darkroom_access_change) + all(own, darkroom_access_link)
    }

    /// The folders of the root in which all of the paths lie, but for `/proc`; sorted.
    package var roots: [String] {
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
        "/proc"
    ]
    private static let sinks: Set<String> = ["/dev/null", "/dev/zero", "/dev/full"]
    /// How names become addresses, and which servers are believed.
    private static let network: Set<String> = [
        "/etc/resolv.conf", "/run/systemd/resolve", "/run/resolvconf", "/run/NetworkManager", "/etc/hosts",
        "/etc/host.conf", "/etc/gai.conf", "/etc/services", "/etc/protocols", "/etc/ssl", "/etc/ca-certificates",
        "/etc/pki"
    ]

    /// The dynamic linkers, which the kernel starts along with a program.
    package static let loaders: Set<String> = [
        "/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"
    ]
}
