import CDeterminism
import Foundation

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

    package init() {}

    /// The environment variable that names a worker's file.
    package static let variable = "DARKROOM_LAUNCH"

    /// A command sets it once, before anything is drawn. Not behind a Mutex: that keeps its thread's number, which is
    /// another one in the lives that a worker forks after it has read its file.
    private nonisolated(unsafe) static var set: LaunchFile?
    private static let own = readOwn()

    /// Of a worker, the file that it was started with, read once; of the coordinator, what it is going to write.
    package static var current: LaunchFile {
        get { set ?? own }
        set { set = newValue }
    }

    private static func readOwn() -> LaunchFile {
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
