import Foundation

/// Where a test's goldens and what is left of its failures lie.
struct SnapshotPlace {
    /// The store.
    let goldens: URL
    /// Where a failing assertion leaves pictures to be looked at.
    let failures: URL
    /// What paths in messages are told from; nil where the test is in no package.
    private let package: URL?

    init(_ configuration: WidgetSnapshotConfiguration, _ caller: SnapshotCaller) {
        let file = URL(fileURLWithPath: "\(caller.filePath)"), folder = file.deletingLastPathComponent()
        package = Self.ancestors(of: folder).first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
        }
        if let chosen = configuration.goldens {
            goldens =
                chosen.hasPrefix("/")
                ? URL(fileURLWithPath: chosen, isDirectory: true)
                : folder.appendingPathComponent(chosen, isDirectory: true).standardizedFileURL
        } else {
            // Not in the target's own folder, where SwiftPM would ask what the files are for.
            let target = Self.ancestors(of: folder).first { $0.lastPathComponent == caller.module }
            goldens = (target?.deletingLastPathComponent() ?? folder)
                .appendingPathComponent("Goldens/\(caller.module)", isDirectory: true)
        }
        failures = (package?.appendingPathComponent(".build") ?? FileManager.default.temporaryDirectory)
            .appendingPathComponent("snapshot-failures/\(caller.module)", isDirectory: true)
    }

    /// A folder, and those that it lies in.
    private static func ancestors(of folder: URL) -> some Sequence<URL> {
        sequence(first: folder.standardizedFileURL) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    }

    /// A path as messages tell it: inside the package where it lies there.
    func shown(_ url: URL) -> String {
        guard let root = package?.path, url.path.hasPrefix(root + "/") else { return url.path }
        return String(url.path.dropFirst(root.count + 1))
    }
}
