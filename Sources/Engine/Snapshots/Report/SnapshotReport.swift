/// `report.json`: what became of every snapshot of a run, for pages, continuous integration and `darkroom accept`.
///
/// The same sources, goldens and renderer give the same bytes: there are no durations, no machine's paths and no date
/// of today in it, keys and lists are sorted. Fields that do not apply are left out. `schemaVersion` grows when a field
/// changes its meaning or goes; new fields do not change it.
package struct SnapshotReport: Hashable, Sendable, Codable {
    package static let fileName = "report.json"
    package static let currentSchemaVersion = 1

    package var schemaVersion = currentSchemaVersion
    package var renderer: Renderer
    /// The folder of goldens, as it was typed.
    package var goldens: String
    /// The options that the goldens are recorded with, as words of a command line.
    package var settings: [String]
    /// By name.
    package var targets: [Target]
    /// By file.
    package var snapshots: [Snapshot]
    /// The parts of the plan that are in the report, such as `2/5`, sorted; missing where it is whole.
    package var shards: [String]?
    /// Whether only some snapshots were chosen; missing where all were.
    package var isFiltered: Bool?

    /// What drew the pictures.
    package struct Renderer: Hashable, Sendable, Codable {
        package var name = "darkroom"
        package var version: String
        /// A digest of the packaged fonts.
        package var fonts: String?

        package init(version: String, fonts: String?) { (self.version, self.fonts) = (version, fonts) }
    }

    /// A widget extension, or a program of its own, whose widgets are pictured.
    package struct Target: Hashable, Sendable, Codable {
        package var name: String
        /// The folder or project as a command takes it: quoted where it must be, with `--target` where it has several.
        package var path: String
        /// Why it has no pictures at all; missing where it has.
        package var failure: String?
        /// What the compiler has against its sources, the first ten; missing where it compiles.
        package var errors: [SourceError]?
        /// The widgets that could not be described, and why, a sentence each; missing where there are none.
        package var broken: [String]?
        /// What was asked for and could not be planned, a sentence each; missing where there is nothing to say.
        package var notes: [String]?

        /// The path without `--target`: a command that takes all of a project's targets.
        package var project: String {
            path.ranges(of: " --target ").last.map { String(path[..<$0.lowerBound]) } ?? path
        }

        package init(name: String, path: String, failure: String? = nil, notes: [String]? = nil) {
            (self.name, self.path, self.failure, self.notes) = (name, path, failure, notes)
        }

        /// What is said of a target, which is named once.
        package func sentence(_ text: String) -> String { Self.sentence(text, of: name) }

        package static func sentence(_ text: String, of name: String) -> String {
            text.hasPrefix(name + " ") ? text : "\(name): \(text)"
        }
    }

    package init(
        renderer: Renderer, goldens: String, settings: [String] = [], targets: [Target] = [],
        snapshots: [Snapshot] = [], shards: [String]? = nil, isFiltered: Bool? = nil
    ) {
        (self.renderer, self.goldens, self.settings) = (renderer, goldens, settings)
        (self.targets, self.snapshots, self.shards, self.isFiltered) = (targets, snapshots, shards, isFiltered)
    }
}
