import Assets
import CDeterminism
import CFoundationHooks
import Findings
import Foundation
import Synchronization

/// What the widget extension's bundle holds: the folder of its sources stands in for the bundle that Xcode would
/// build from it.
package enum MainBundle {
    /// The folders and what is known of them.
    package final class Contents: Sendable {
        package let directories: [URL]
        package let strings: StringTable
        let files: ResourceFiles
        let info: InfoPlist

        package convenience init(directories: [URL]) { self.init(directories: directories, project: nil) }

        /// - Parameters:
        ///   - project: The folder around which the project is looked for; nil for the first directory.
        ///   - place: The project and the target, where they need not be looked for.
        init(directories: [URL], project: URL?, place: BuildSettings.Place? = nil) {
            self.directories = directories
            files = ResourceFiles(directories: directories)
            let info = InfoPlist(directories: directories, project: project, place: place)
            self.info = info
            strings = StringTable(directories: directories, developmentLanguage: info.developmentLanguage)
        }

        /// The files and folders of a kind, whatever group they lie in.
        package func urls(withExtension ext: String) -> [URL] { files.matches(nil, ext, folder: nil, languages: []) }

        private let readEntitlements = Mutex<Entitlements?>(nil)

        /// Read when it is first asked for, as it needs the project.
        package var entitlements: Entitlements {
            readEntitlements.withLock { entitlements in
                if let entitlements { return entitlements }
                let read = info.entitlements
                entitlements = read
                return read
            }
        }

        /// What is wrong with its property lists, string files and data models, all of which are read for it.
        package var findings: [Finding] {
            let models = urls(withExtension: "xcdatamodeld").sorted { $0.path < $1.path }.compactMap { url -> Finding? in
                do throws(DataModel.Problem) {
                    _ = try DataModel.read(url)
                    return nil
                } catch {
                    let folder = url.deletingLastPathComponent().path + "/"
                    let place = error.description.hasPrefix(folder)
                        ? String(error.description.dropFirst(folder.count)) : error.description
                    return Finding(
                        "malformed-data-model", .warning,
                        "\(place). Its entities are not there; open the model in Xcode, or correct it as text.")
                }
            }
            return info.findings + StringTable.findings(below: directories) + models
        }

        private let readTarget = Mutex<InfoPlist.Target?>(nil)

        /// Read from the project when it is first asked for: large projects take a while.
        private var target: InfoPlist.Target {
            readTarget.withLock { target in
                if let target { return target }
                let read = info.target
                target = read
                return read
            }
        }

        /// The first version of iOS that the extension runs on; 0 where none is known.
        package var minimumSystemVersion: Double { target.minimumSystemVersion }

        /// The colour set that is the extension's accent colour.
        package var accentColorName: String { target.accentColorName }

        /// The colour set that is the background of the page where a widget is edited.
        package var widgetBackgroundColorName: String { target.widgetBackgroundColorName }
    }

    private static let state = Mutex<Contents?>(nil)

    /// The environment variable that names the folders of a widget's resources, one a line.
    private static let variable = "DARKROOM_RESOURCES"

    /// The environment variable that names the folder whose project tells build settings; the resources' own without.
    private static let projectVariable = "DARKROOM_PROJECT_FOLDER"

    /// The project and the target that the user named.
    private static var place: BuildSettings.Place? {
        guard let project = launchVariable("DARKROOM_PROJECT"), let target = launchVariable("DARKROOM_TARGET")
        else { return nil }
        return BuildSettings.Place(project: URL(fileURLWithPath: project, isDirectory: true), target: target)
    }

    /// Those of `DARKROOM_RESOURCES`, or of the resource bundles beside the program, unless others are set.
    package static var contents: Contents {
        state.withLock { state in
            if let state { return state }
            let project = launchVariable(projectVariable)
            let contents = Contents(
                directories: searchDirectories(),
                project: project.map { URL(fileURLWithPath: $0, isDirectory: true) }, place: place)
            state = contents
            return contents
        }
    }

    /// Has the variables read again, which a process sets that draws another program's widgets.
    package static func readAgain() { state.withLock { $0 = nil } }

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

    /// Sets other folders, and makes `Bundle.main` answer for them.
    package static func install(_ directories: [URL]) {
        state.withLock { $0 = Contents(directories: directories) }
        install()
    }

    private static func searchDirectories() -> [URL] {
        if let folders = launchVariable(variable), !folders.isEmpty {
            return folders.split(separator: "\n").map { URL(fileURLWithPath: String($0), isDirectory: true) }
        }
        let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
        let beside = program.0
        let entries = (try? FileManager.default.contentsOfDirectory(at: beside, includingPropertiesForKeys: nil)) ?? []
        // SwiftPM names a target's resources `<package>_<target>.resources`.
        return entries.filter { $0.lastPathComponent.hasSuffix("_\(name).resources") }
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
