import Foundation
import SystemSupport
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

    /// What settings name that must be there, and is not; nil where all of it is. Nothing is looked for where the file's
    /// paths may not lead.
    ///
    /// - Parameter name: the file's, as it is shown.
    package init?(missingInputsOf settings: [Setting], of search: SettingsSearch, name: String) {
        let folder = search.file.parentFolder
        let problems = settings.flatMap { setting -> [YAMLProblem] in
            guard let form = SettingKey.named(setting.key)?.form, form.isInput else { return [] }
            return setting.values.compactMap { value in
                guard let path = form.path(value)?.path(from: folder),
                    URL(fileURLWithPath: path).standardizedFileURL.path.lies(in: search.root), path.realPath == nil
                else { return nil }
                return YAMLProblem(
                    setting.place, "\(setting.key): there is no '\(value)' in \(folder); write \(form.expectation)")
            }
        }
        guard !problems.isEmpty else { return nil }
        self.init(name, problems)
    }

    /// A line each: `darkroom.yml:4:3: …`.
    package var description: String {
        let lines = problems.map { "\(file):\($0.place.line):\($0.place.column): \($0.message)" }
        let count = problems.count == 1 ? "1 mistake" : "\(problems.count) mistakes"
        return (lines + ["\(count) in \(file); to list the keys: darkroom config --schema"]).joined(separator: "\n")
    }
}
