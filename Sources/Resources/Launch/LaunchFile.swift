internal import CDeterminism
import Foundation
import ProcessContext

/// What a widget's program is told when it starts: of its bundle, of its data and of what it may do. The coordinator
/// writes it beside the worker's home; whoever runs a program by hand has none, and nothing in it is known then.
package struct LaunchFile: Codable, Sendable {
    /// nil where the resource bundles beside the program count.
    package var bundle: BundleDescription?
    /// The real paths of the folders in which everything of the widget lies; nil where everything counts.
    package var boundary: [String]?
    /// The folder of what the app has written; nil for none.
    package var appGroup: String?
    /// The folder of recorded responses; nil for none.
    package var responses: String?
    /// Whether widget code may use the network.
    package var allowsNetwork = false
    /// The folder of the user's own drawings of system symbols; nil for none.
    package var symbols: String?
    /// Where previews are declared; nil where whoever compiled the program does not say.
    package var previewProviders: PreviewProviderPlaces?
    /// The folder of the project's Intents extension, as the user would write it; nil where it has none.
    package var intentsExtension: String?
    /// The folder in which all workers of a run keep what they find out about fonts; nil for the user's.
    package var fontCaches: String?

    package init() {}

    /// The environment variable that names a worker's file.
    package static let variable = "DARKROOM_LAUNCH"

    /// The context's.
    package static var current: LaunchFile {
        get { ProcessContext.current.launch }
        set { ProcessContext.current.launch = newValue }
    }

    fileprivate static func readOwn() -> LaunchFile {
        guard let path = darkroom_launch_variable(variable).map({ String(cString: $0) }) else { return LaunchFile() }
        do {
            return try JSONDecoder().decode(LaunchFile.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            // Only a coordinator writes it; a widget that is drawn without it would be another widget.
            fatalError("the launch file \(path) cannot be read: \(error)")
        }
    }

    /// The folders that a worker reads by it.
    package var folders: [String] {
        (bundle?.folders ?? []) + (boundary ?? []) + [appGroup, responses, symbols].compactMap(\.self)
    }

    package func encoded() throws -> Data { try JSONEncoder().encode(self) }
}

extension ProcessContext {
    private enum LaunchKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> LaunchFile { LaunchFile.readOwn() }
    }

    /// Of a worker, the file that it was started with, read once; of the coordinator, what it is going to write.
    package var launch: LaunchFile {
        get { self[LaunchKey.self] }
        set { self[LaunchKey.self] = newValue }
    }
}
