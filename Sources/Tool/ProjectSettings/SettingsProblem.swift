/// Where something stands in a settings file; both count from 1, and characters count, not bytes.
package struct SettingPlace: Hashable, Sendable, Comparable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

    package static func < (a: SettingPlace, b: SettingPlace) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// A mistake in a settings file.
package struct SettingsProblem: Hashable, Sendable {
    package var place: SettingPlace
    /// What is wrong, and what may stand there.
    package var message: String

    package init(_ place: SettingPlace, _ message: String) { (self.place, self.message) = (place, message) }
}

/// All mistakes of a file.
package struct SettingsProblems: Error, CustomStringConvertible {
    /// As it is shown.
    package let file: String
    /// In the file's order.
    package let problems: [SettingsProblem]

    init(_ file: String, _ problems: [SettingsProblem]) {
        var seen: Set<SettingsProblem> = []
        (self.file, self.problems) = (file, problems.sorted { $0.place < $1.place }.filter { seen.insert($0).inserted })
    }

    /// A line each: `darkroom.yml:4:3: …`.
    package var description: String {
        let lines = problems.map { "\(file):\($0.place.line):\($0.place.column): \($0.message)" }
        let count = problems.count == 1 ? "1 mistake" : "\(problems.count) mistakes"
        return (lines + ["\(count) in \(file); what may stand there: darkroom config --schema"]).joined(separator: "\n")
    }
}
