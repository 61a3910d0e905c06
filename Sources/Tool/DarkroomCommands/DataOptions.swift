import AppData
import ArgumentParser
import Foundation
import Launch
import RenderModel
import RenderPlanning

/// The options that say what the widget's code finds of its app's data and of the network.
package struct DataOptions: ParsableArguments, Sendable {
    @Option(
        help: ArgumentHelp(
            "Data written by the app: a folder with <suite>.json or .plist for UserDefaults(suiteName:), standard.json "
                + "for UserDefaults.standard, and <group>/ for the files of a container.", valueName: "folder"))
    var appGroup: String?

    @Option(
        help: ArgumentHelp(
            "Recorded network responses: a folder with index.json, or with files by host and path.",
            valueName: "folder"))
    var responses: String?

    @Flag(help: "Allow network access. Images then depend on the responses.")
    var allowNetwork = false

    package init() {}

    package func validate() throws {
        if allowNetwork, responses != nil {
            throw ValidationError("--allow-network and --responses can't be combined; remove one of them")
        }
        _ = try settings()
    }

    /// What the manifest tells.
    package func settings() throws -> DataSettings {
        var settings = DataSettings(network: allowNetwork ? .allowed : responses.map { _ in .recorded })
        if let appGroup {
            do {
                let folder = try AppGroupFolder(Self.url(appGroup))
                settings.appGroups = Set(folder.domains.keys).union(folder.containers.keys).sorted()
            } catch let error as AppGroupFolder.ReadError {
                throw ValidationError("--app-group \(appGroup): \(error)")
            }
        }
        if let responses {
            do {
                _ = try RecordedResponses(Self.url(responses))
            } catch let error as RecordedResponses.ReadError {
                throw ValidationError("--responses \(responses): \(error)")
            }
        }
        return settings
    }

    private static func url(_ path: String) -> URL { URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL }

    /// The folders that options name, as they were typed.
    package var givenPaths: [String] { [appGroup, responses].compactMap(\.self) }

    /// Tells workers of all of it.
    func fill(_ launch: inout LaunchFile) {
        launch.appGroup = appGroup.map { Self.url($0).path }
        launch.responses = responses.map { Self.url($0).path }
        launch.allowsNetwork = allowNetwork
    }
}
