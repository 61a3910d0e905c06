import Foundation
import SystemSupport

/// `relaxed.json` of a folder of goldens: what which snapshots may differ by.
///
/// Keys are paths of snapshots or patterns of them, such as `Clock/systemSmall/*.png`; the most specific one counts.
package struct Relaxations: Sendable {
    package static let fileName = "relaxed.json"

    /// The most specific first.
    private let entries: [(key: Glob, value: Relaxation)]
    private let name: String

    /// Nothing may differ.
    package init() { (entries, name) = ([], Self.fileName) }

    /// - Throws: `Failure`.
    package static func read(in store: SnapshotStore) throws -> Relaxations {
        let path = store.path(fileName)
        guard let data = FileManager.default.contents(atPath: path) else {
            if FileManager.default.fileExists(atPath: path) {
                throw Failure(file: "\(store.name)/\(fileName)", key: nil, "it cannot be read: look at its permissions")
            }
            return Relaxations()
        }
        return try Relaxations(parsing: data, name: "\(store.name)/\(fileName)")
    }

    /// - Parameter name: the file's, for what is said of it.
    package init(parsing data: Data, name: String = fileName) throws(Failure) {
        let content: Any
        do {
            content = try JSONSerialization.jsonObject(with: data)
        } catch {
            throw Failure(
                file: name, key: nil, "it is not valid JSON: \(JSONProblem.text(error, in: data)); correct it")
        }
        guard let object = content as? [String: Any] else {
            throw Failure(file: name, key: nil, #"write an object such as {"Clock/systemSmall/*.png": {"pixels": 20}}"#)
        }
        var entries: [(key: Glob, value: Relaxation)] = []
        for key in object.keys.sorted() {
            do {
                entries.append((try Glob(key), try RelaxationReader.read(object[key]!)))
            } catch {
                throw Failure(file: name, key: key, "\(error)")
            }
        }
        // A plain path before patterns, then by how much they state; equal ones by name.
        self.entries = entries.sorted {
            ($0.key.isLiteral ? 1 : 0, $0.key.literalCount, $1.key.pattern)
                > ($1.key.isLiteral ? 1 : 0, $1.key.literalCount, $0.key.pattern)
        }
        self.name = name
    }

    /// What a snapshot may differ by; nil where nothing is said of it.
    ///
    /// - Parameter file: of the store, such as `Clock/systemSmall/timeline-0-light.png`.
    package func relaxation(of file: String) -> Relaxation? { entries.first { $0.key.matches(file) }?.value }

    /// A sentence for each key that none of the snapshots fits, sorted.
    package func warnings(files: [String]) -> [String] {
        entries.filter { entry in !files.contains { entry.key.matches($0) } }.map(\.key.pattern).sorted().map {
            "\(name): '\($0)' is the path of no snapshot; take it out, or write a path such as "
                + "'\(files.min() ?? "Clock/systemSmall/*.png")'"
        }
    }

    /// Why the file counts for nothing.
    package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        package var description: String

        init(file: String, key: String?, _ reason: String) {
            description = "\(file): " + (key.map { "'\($0)': " } ?? "") + reason
        }
    }
}
