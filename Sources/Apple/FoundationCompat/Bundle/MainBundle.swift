import Assets
internal import CDeterminism
internal import CFoundationHooks
import Foundation
import Launch
import ProcessContext

/// What the widget extension's bundle holds: the folder of its sources stands in for the bundle that Xcode would
/// build from it.
package enum MainBundle {
    /// The folders and what is known of them.
    package final class Contents: Sendable {
        package let description: BundleDescription
        package let directories: [URL]
        /// That of the extension.
        let identifier: String?
        package let strings: StringTable
        let files: ResourceFiles
        let frameworks = FrameworkBundleObjects()

        package init(_ description: BundleDescription) {
            self.description = description
            directories = description.folders.map { URL(fileURLWithPath: $0, isDirectory: true) }
            identifier = description.infoDictionary["CFBundleIdentifier"] as? String
            files = ResourceFiles(directories: directories)
            strings = StringTable(directories: directories, developmentLanguage: description.developmentLanguage)
        }

        package convenience init(directories: [URL]) { self.init(BundleDescription(folders: directories)) }

        /// The files and folders of a kind, whatever group they lie in.
        package func urls(withExtension ext: String) -> [URL] { files.matches(nil, ext, folder: nil, languages: []) }
    }

    /// The context's.
    package static var contents: Contents { ProcessContext.current.bundle }

    /// The program itself, where `Bundle.main` answers for no device.
    static let program = (Bundle.main.bundleURL, Bundle.main.executableURL)

    /// Makes `Bundle.main` answer for the widget.
    package static func install() {
        _ = program
        darkroom_bundle_customize(Unmanaged.passUnretained(Bundle.main).toOpaque())
    }

    fileprivate static var foldersBeside: [URL] {
        BundleDescription.foldersBeside(program: CommandLine.arguments.first ?? "", in: program.0)
    }

    /// The language of the process, most wanted first.
    static var languages: [String] { [Locale.current.identifier(.bcp47)] }
}

extension ProcessContext {
    private enum BundleKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> MainBundle.Contents {
            context.launch.bundle.map { .init($0) } ?? .init(directories: MainBundle.foldersBeside)
        }
    }

    /// What `Bundle.main` answers for: what the launch file says, or the resource bundles beside the program.
    package var bundle: MainBundle.Contents {
        get { self[BundleKey.self] }
        set { self[BundleKey.self] = newValue }
    }

    private enum HomeKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> URL {
            // What the process was started with, whatever widget code sees of it.
            if let scratch = darkroom_launch_variable("CFFIXED_USER_HOME"), scratch.pointee != 0 {
                return URL(fileURLWithPath: String(cString: scratch), isDirectory: true)
            }
            let name = "darkroom-home-\(ProcessInfo.processInfo.processIdentifier)"
            return FileManager.default.temporaryDirectory.appendingPathComponent(name, isDirectory: true)
        }
    }

    /// Stands in for the device's storage: the scratch home that widgets are drawn with, or where a process has
    /// none, a temporary folder of its own. A life has one of its own: nothing asks for it before.
    package var home: URL {
        get { self[HomeKey.self] }
        set { self[HomeKey.self] = newValue }
    }
}

/// The bundle that holds the resources of the code around it: the extension's, whose bundle has those of all modules
/// here.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "PreviewMacros", type: "BundleMacro")
