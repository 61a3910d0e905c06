import Foundation
import RenderCoordinator
import SystemSupport

/// The modules and the shared library that widgets are compiled against.
struct RuntimeLibrary {
    static let libraryName = "libDarkroomRuntime.so"

    /// Modules that widgets import under a name that the package must not have: other packages ask whether they can
    /// import `os` or `Darwin` and take that for Apple's systems.
    static let moduleAliases = ["Darwin": "DarwinLibrary", "os": "SystemLog"]

    /// The folder of the shared library.
    let folder: String
    /// The folder of the Swift modules.
    let modules: String
    /// The compiler plugin behind `#Preview`; SwiftPM builds plugins as tools of the host.
    var macroPlugin: String { "\(folder)/PreviewMacros-tool" }

    var library: String { "\(folder)/\(Self.libraryName)" }

    /// Declares the C modules that the Swift modules were compiled with, without their headers.
    var moduleMap: String { "\(folder)/darkroom_darkroom.resources/HeaderlessModules.modulemap" }

    /// Beside this executable, as SwiftPM builds them, or in the folder that `DARKROOM_RUNTIME` names.
    static func located(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        executable: String = ThisProgram.path
    ) throws -> RuntimeLibrary {
        let folder = environment["DARKROOM_RUNTIME"] ?? executable.parentFolder
        let library = RuntimeLibrary(folder: URL(fileURLWithPath: folder).standardizedFileURL.path)
        for needed in [
            library.library, library.macroPlugin, library.moduleMap, "\(library.modules)/WidgetKit.swiftmodule"
        ]
        where !FileManager.default.fileExists(atPath: needed) {
            throw CommandFailure(
                .requestFailed,
                """
                \(needed) is missing: build it with 'swift build --product DarkroomRuntime' in Darkroom's folder, or \
                set DARKROOM_RUNTIME to the folder that holds \(libraryName) and Modules
                """)
        }
        return library
    }

    private init(folder: String) {
        self.folder = folder
        modules = "\(folder)/Modules"
    }
}

/// The libraries of the system that packages ask for by their names on Apple's systems.
enum SystemLibraries {
    /// What Apple's systems have as a library of its own and Linux has elsewhere.
    private static let names = ["c++": "stdc++", "iconv": nil, "System": nil]

    /// - Parameter libraries: names such as `sqlite3`.
    static func arguments(_ libraries: [String]) -> [String] {
        libraries.compactMap { names[$0, default: $0] }.map { "-l\($0)" }
    }
}
