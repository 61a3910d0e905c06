import ArgumentParser
import Foundation
import RenderCoordinator
import Snapshots
import SystemSupport

/// The options that the commands about snapshots share.
package struct SnapshotOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Folder of goldens.", valueName: "folder"))
    var goldens: String = SnapshotStore.defaultName

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Only snapshots whose path matches, such as 'Clock/systemSmall/*' or '**/*-dark.png'.", valueName: "glob"))
    var only: [String] = []

    package init() {}

    package func validate() throws {
        if goldens.isEmpty { throw ValidationError("--goldens: specify a folder") }
        for pattern in only {
            do {
                _ = try Glob(pattern)
            } catch {
                throw ValidationError("--only: \(error)")
            }
        }
    }

    func store() throws -> SnapshotStore { try Self.store(goldens) }

    /// - Parameter goldens: the folder, as it was typed.
    static func store(_ goldens: String) throws -> SnapshotStore {
        do {
            return try SnapshotStore(goldens)
        } catch {
            throw CommandFailure(.usage, error.description)
        }
    }

    var filter: SnapshotFilter { SnapshotFilter(only) }
}

/// Which snapshots are chosen by their paths.
struct SnapshotFilter: Sendable {
    private let globs: [Glob]

    /// - Parameter patterns: as `SnapshotOptions.validate` lets through.
    init(_ patterns: [String]) { globs = patterns.compactMap { try? Glob($0) } }

    var isFiltered: Bool { !globs.isEmpty }

    /// - Parameter file: of the store, such as `Clock/systemSmall/snapshot-dark.png`.
    func includes(_ file: String) -> Bool { globs.isEmpty || globs.contains { $0.matches(file) } }
}
