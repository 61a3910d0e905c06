import Findings
import Foundation
import Synchronization

/// The localized strings of a widget extension: `.strings`, `.stringsdict` and `.xcstrings`, by table.
///
/// Making one reads folder names only; a table is read when it is first asked for. What cannot be read becomes one
/// of the `findings`. Safe to use from any thread.
package final class StringTable: Sendable {
    /// A table without strings.
    package static let empty = StringTable(directories: [])

    private let state: Mutex<StringCache>

    /// Finds every string file below `directories`, in their order: the first with a key counts.
    ///
    /// - Parameter developmentLanguage: the language that the keys are written in, and the last one tried; asked for
    ///   when no wanted language has a key.
    package init(directories: [URL], developmentLanguage: @autoclosure @escaping @Sendable () -> String = "en") {
        state = Mutex(StringCache(StringFileIndex(directories: directories), developmentLanguage: developmentLanguage))
    }

    /// The language that the keys are written in, and the last one tried.
    package var developmentLanguage: String { state.withLock { $0.developmentLanguage } }

    /// The wording of `key` in the first of `languages` that has one, else in the development language, else from
    /// `Base.lproj`; nil when none has it, and the key itself is to be shown.
    ///
    /// - Parameters:
    ///   - table: the file's name without extension; nil for `Localizable`.
    ///   - languages: tags such as `pt-BR`, most wanted first; each also tries its parents.
    ///   - numbers: the value of every argument of a format, nil for one that is not a number. They choose plural
    ///     wordings; the specifiers that remain in the result, then written with positions such as `%1$lld`, are for
    ///     the same arguments.
    package func localized(
        _ key: String, table: String? = nil, languages: [String], numbers: [Double?] = []
    ) -> String? {
        wording(key, table: table, languages: languages)?.resolved(numbers: numbers)
    }

    /// As `localized`, before the numbers are known.
    package func wording(_ key: String, table: String? = nil, languages: [String]) -> Wording? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        return state.withLock { $0.wording(key, table: name, languages: languages) }
    }

    /// The languages that any string file has, sorted, `Base` left out.
    package var languages: [String] { state.withLock { $0.languages() } }

    /// What is wrong with any of the string files below some folders: all of them are read.
    package static func findings(below directories: [URL]) -> [Finding] {
        var cache = StringCache(StringFileIndex(directories: directories)) { "en" }
        cache.readAll()
        return cache.findings
    }

    /// What could not be read so far, each once.
    package var findings: [Finding] { state.withLock { $0.findings } }
}
