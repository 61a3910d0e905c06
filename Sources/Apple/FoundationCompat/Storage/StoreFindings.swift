import Findings
import Foundation
import RenderModel

/// What is to be said of stores of objects, which are kept in memory and start empty.
package enum StoreFindings {
    /// - Parameters:
    ///   - container: what the widget calls it.
    ///   - file: where it would lie on an iPhone.
    package static func note(container: String, file: URL) {
        if FileManager.default.fileExists(atPath: file.path) {
            MissingData.record(
                store: Finding(
                    .storeNotRead,
                    "the store '\(file.lastPathComponent)' is not read, "
                        + "since only its app knows its format, so the container "
                        + "'\(container)' starts empty; insert sample objects where the widget opens it"))
        } else {
            MissingData.record(
                store: Finding(
                    .storeEmpty,
                    "the container '\(container)' starts empty, "
                        + "as on an iPhone on which the app has saved nothing; insert "
                        + "sample objects where the widget opens it"))
        }
    }

    package static func note(missingModel name: String) {
        MissingData.record(
            store: Finding(
                .dataModelMissing,
                "there is no data model '\(name).xcdatamodeld', "
                    + "so its entities have no attributes, defaults and relationships; "
                    + "put it into the widget's folder, or make it a member of its target"))
    }

    /// - Parameter what: `@FetchRequest`, `@Query`.
    package static func note(missingContext what: String) {
        MissingData.record(
            store: Finding(
                .modelContextMissing,
                "\(what) found no context in the environment, "
                    + "so it shows nothing; set it where the widget makes its view"
            ))
    }
}
