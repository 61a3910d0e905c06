import Foundation
import SystemSupport

/// Libraries in C that iOS has and Swift imports by a name of their own, of which this machine's stand in.
enum SystemModules {
    private struct Library {
        /// What pkg-config calls it.
        var name: String
        var header: String
        /// Debian's package with the header.
        var package: String
    }

    private static let libraries = [
        "SQLite3": Library(name: "sqlite3", header: "sqlite3.h", package: "libsqlite3-dev")
    ]

    /// - Parameter folder: where module maps are kept.
    /// - Throws: `UnusableModule` where the library is not installed.
    static func module(_ name: String, _ toolchain: Toolchain, in folder: String) throws -> ClangModule? {
        guard let library = libraries[name] else { return nil }
        let found = toolchain.packageConfig(["--variable=includedir"], of: [library.name]).first ?? "/usr/include"
        let header = found.appendingPath(library.header)
        guard FileManager.default.fileExists(atPath: header) else {
            throw UnusableModule(
                reason: "the library that provides it is not installed: sudo apt-get install \(library.package)")
        }
        let home = folder.appendingPath(name), map = home.appendingPath("module.modulemap")
        let text = "module \(name) [system] {\n    header \"\(header)\"\n    export *\n}\n"
        if DescriptorIO.text(map) != text {
            try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
            try AtomicFile.write(Data(text.utf8), to: map)
        }
        return ClangModule(
            name: name, folder: home, sources: [], headers: home, flags: [], libraries: [library.name],
            dependencies: [], systemLibrary: nil, isRemote: true)
    }
}
