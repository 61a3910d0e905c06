internal import CDeterminism
import Foundation
import ProcessContext

/// The names under which widget code finds its files: those of an iPhone, the same on every machine. CDeterminism puts
/// the project's folders and the scratch home in their place whenever a function of libc takes one.
package enum ShownPaths {
    package static let home = "/var/mobile/Containers/Data/PluginKitPlugin/4D1B3C52-6C0F-4E0B-9A55-0D2A7C31F0E1"
    /// Temporary files lie in the home itself, which every life begins with anew.
    package static let temporary = home + "/tmp/"
    private static let groups = "/var/mobile/Containers/Shared/AppGroup"
    private static let appPath =
        "/var/containers/Bundle/Application/8E6F2B9A-51C7-4D3E-B1A4-7F90C2D86E15/App.app"
    private static let bundlePath = "\(appPath)/PlugIns/WidgetExtension.appex"
    package static let executableName = "WidgetExtension"
    package static let executablePath = "\(bundlePath)/\(executableName)"

    private static var isInUse: Bool { ProcessContext.current.showsDevicePaths }

    /// Widget code finds its files by these names from now on. The scratch home is the one that the process was
    /// started with.
    package static func install() {
        // All of it is read from where the process really is.
        let context = ProcessContext.current, program = MainBundle.program
        let home = context.home, contents = context.bundle
        _ = context.appGroupStore
        darkroom_paths_clear()
        for folder in contents.directories { darkroom_paths_add(bundlePath, folder.standardizedFileURL.path, true) }
        if let executable = program.1 { darkroom_paths_add(executablePath, executable.path, true) }
        // The last of a path's names is the one that is shown.
        darkroom_paths_add(temporary.trimmingSuffix("/"), home.path, false)
        darkroom_paths_add(Self.home, home.path, false)
        darkroom_paths_add(groups, AppGroupStore.groupContainers(in: home).path, false)
        context.showsDevicePaths = true
    }

    static var bundle: URL? { isInUse ? URL(fileURLWithPath: bundlePath, isDirectory: true) : nil }

    /// Whether a path is that of the extension's bundle or of its app's.
    static func isBundle(_ path: String) -> Bool {
        isInUse && [bundlePath, appPath].contains(path.trimmingSuffix("/"))
    }

    static var executable: URL? { isInUse ? URL(fileURLWithPath: executablePath, isDirectory: false) : nil }

    /// What widget code is given for a file.
    static func shown(_ url: URL) -> URL {
        guard isInUse, let path = darkroom_shown_path(url.path) else { return url }
        defer { free(path) }
        return URL(fileURLWithPath: String(cString: path), isDirectory: url.hasDirectoryPath)
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}

extension ProcessContext {
    private enum ShowsDevicePathsKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> Bool { false }
    }

    /// Whether widget code finds its files under an iPhone's names.
    fileprivate var showsDevicePaths: Bool {
        get { self[ShowsDevicePathsKey.self] }
        set { self[ShowsDevicePathsKey.self] = newValue }
    }
}
