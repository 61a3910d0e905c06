import YAMLText

/// All mistakes of a file.
package struct SettingsProblems: Error, CustomStringConvertible {
    /// As it is shown.
    package let file: String
    /// In the file's order.
    package let problems: [YAMLProblem]

    init(_ file: String, _ problems: [YAMLProblem]) {
        var seen: Set<YAMLProblem> = []
        (self.file, self.problems) = (file, problems.sorted { $0.place < $1.place }.filter { seen.insert($0).inserted })
    }

    /// A line each: `darkroom.yml:4:3: …`.
    package var description: String {
        let lines = problems.map { "\(file):\($0.place.line):\($0.place.column): \($0.message)" }
        let count = problems.count == 1 ? "1 mistake" : "\(problems.count) mistakes"
        return (lines + ["\(count) in \(file); what may stand there: darkroom config --schema"]).joined(separator: "\n")
    }
}
