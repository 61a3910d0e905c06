import Assets
import CDeterminism
import CFoundationHooks
import Foundation
import Launch
import Synchronization

/// What the widget extension's bundle holds: the folder of its sources stands in for the bundle that Xcode would
/// build from it.
package enum MainBundle {
    /// The folders and what is known of them.
    package final class Contents: Sendable {
        package let description: BundleDescription
        package let directories: [URL]
        package let strings: StringTable
        let files: ResourceFiles

        package init(_ description: BundleDescription) {
            self.description = description
            directories = description.folders.map { URL(fileURLWithPath: $0, isDirectory: true) }
            files = ResourceFiles(directories: directories)
            strings = StringTable(directories: directories, developmentLanguage: description.developmentLanguage)
        }

        package convenience init(directories: [URL]) { self.init(BundleDescription(folders: directories)) }

        /// The files and folders of a kind, whatever group they lie in.
        package func urls(withExtension ext: String) -> [URL] { files.matches(nil, ext, folder: nil, languages: []) }
    }

    private static let state = Mutex<Contents?>(nil)

    /// What the launch file says, or the resource bundles beside the program, unless others are set.
    package static var contents: Contents {
        state.withLock { state in
            if let state { return state }
            let contents = LaunchFile.current.bundle.map { Contents($0) } ?? Contents(directories: foldersBeside)
            state = contents
            return contents
        }
    }

    /// What the process was started with, whatever widget code sees of it.
    private static func launchVariable(_ name: String) -> String? {
        darkroom_launch_variable(name).map { String(cString: $0) }
    }

    /// The program itself, where `Bundle.main` answers for no device.
    static let program = (Bundle.main.bundleURL, Bundle.main.executableURL)

    /// Makes `Bundle.main` answer for the widget.
    package static func install() {
        _ = program
        darkroom_bundle_customize(Unmanaged.passUnretained(Bundle.main).toOpaque())
    }

    /// Sets another bundle, and makes `Bundle.main` answer for it.
    package static func install(_ bundle: BundleDescription) {
        state.withLock { $0 = Contents(bundle) }
        install()
    }

    private static var foldersBeside: [URL] {
        BundleDescription.foldersBeside(program: CommandLine.arguments.first ?? "", in: program.0)
    }

    /// The language of the process, most wanted first.
    static var languages: [String] { [Locale.current.identifier(.bcp47)] }

    /// Stands in for the device's storage: the scratch home that widgets are drawn with, or where a process has
    /// none, a temporary folder of its own.
    static let home: URL = {
        if let scratch = launchVariable("CFFIXED_USER_HOME"), !scratch.isEmpty {
            return URL(fileURLWithPath: scratch, isDirectory: true)
        }
        let name = "darkroom-home-\(ProcessInfo.processInfo.processIdentifier)"
        return FileManager.default.temporaryDirectory.appendingPathComponent(name, isDirectory: true)
    }()
}
