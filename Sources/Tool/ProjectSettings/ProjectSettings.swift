import Foundation
import SystemSupport
import YAMLText

/// One key's values, as options take them, and where they stand.
package struct Setting: Hashable, Sendable {
    package var key: String
    package var values: [String]
    package var place: YAMLPlace
    /// The preset that says so; nil for the file itself.
    package var preset: String?

    init(_ key: String, _ values: [String], _ place: YAMLPlace) {
        (self.key, self.values, self.place) = (key, values, place)
    }
}

/// What a settings file says: what holds for every run, and presets that add to it.
package struct ProjectSettings: Sendable {
    package struct Preset: Sendable {
        package var name: String
        package var place: YAMLPlace
        var parents: [(name: String, place: YAMLPlace)] = []
        package var settings: [Setting] = []
    }

    /// As it is shown.
    package var file: String
    /// The widget extension, project or folders that it is about; from the file's folder on.
    package var paths: [String] = []
    /// Where those are written.
    package var pathsPlace: YAMLPlace?
    package var settings: [Setting] = []
    package var presets: [Preset] = []

    init(file: String) { self.file = file }

    /// Reads a file.
    ///
    /// - Parameter name: as the file is shown.
    /// - Throws: `SettingsProblems` with all of its mistakes; `CocoaError` where it cannot be read.
    package init(readingFile path: String, name: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        guard data.count <= 1 << 20, let text = String(data: data, encoding: .utf8) else {
            throw SettingsProblems(
                name,
                [
                    YAMLProblem(
                        YAMLPlace(line: 1, column: 1), "the file is not UTF-8 text of at most 1 MB")
                ])
        }
        try self.init(text, file: name)
    }

    /// - Parameter file: its name, for messages. One that ends in `.json` may have tabs.
    package init(_ text: String, file: String) throws(SettingsProblems) {
        let (root, problems) = YAMLReader.read(text, isJSON: file.hasSuffix(".json"))
        var reader = SettingsReader(ProjectSettings(file: file), problems: problems)
        if let root { reader.read(root) }
        guard reader.problems.isEmpty else { throw SettingsProblems(file, reader.problems) }
        self = reader.settings
    }

    /// What holds with presets, each after those that it extends; what comes later replaces what came before.
    ///
    /// - Throws: an `UnknownPreset`.
    package func effective(presets names: [String]) throws(UnknownPreset) -> [Setting] {
        var result = settings
        for name in names {
            guard presets.contains(where: { $0.name == name }) else {
                throw UnknownPreset(name: name, file: file, known: presets.map(\.name))
            }
            for setting in inherited(name, within: []) {
                result.removeAll { $0.key == setting.key }
                result.append(setting)
            }
        }
        return result
    }

    private func inherited(_ name: String, within open: Set<String>) -> [Setting] {
        guard !open.contains(name), let preset = presets.first(where: { $0.name == name }) else { return [] }
        let parents = preset.parents.flatMap { inherited($0.name, within: open.union([name])) }
        return parents
            + preset.settings.map { setting in
                var setting = setting
                setting.preset = name
                return setting
            }
    }
}

/// A preset that a file does not have.
package struct UnknownPreset: Error, CustomStringConvertible {
    package let name: String
    package let file: String
    package let known: [String]

    package var description: String {
        guard !known.isEmpty else { return "--preset \(name): \(file) has no presets" }
        let nearest = NearestName.of(name, among: known).map { "; the nearest is '\($0)'" } ?? ""
        return "--preset \(name): no such preset in \(file)\(nearest); it has \(known.joined(separator: ", "))"
    }
}
