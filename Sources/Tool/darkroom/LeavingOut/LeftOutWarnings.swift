import Foundation
import RenderCoordinator
import SystemSupport

/// What is said of what was left out of a program or a module: kept beside it, since it is said each time, of files
/// that may lie in another folder by then.
struct LeftOutWarnings {
    private static let briefFile = "warnings.txt"
    private static let fullFile = "warnings-verbose.txt"

    /// Files that are told one by one.
    private static let mostFiles = 5
    private static let mostModules = 4

    private var brief = ""
    private var full = ""
    /// The files as the user knows them, by their staged paths.
    private var origins: [String: String] = [:]

    init() {}

    var isEmpty: Bool { full.isEmpty }

    /// - Parameters:
    ///   - name: of the target or the module.
    ///   - isRemote: whether it is a fetched package's, in which its user can correct nothing: one line tells of all.
    init(_ files: [OmittedFile], of name: String, isRemote: Bool = false) {
        full = files.map(\.warnings).joined()
        let parts = files.map(\.parts.count).reduce(0, +)
        if isRemote, parts > 1 {
            brief =
                "warning: \(parts) parts of the module \(name) that nothing else uses are left out: "
                + files.prefix(3).map(\.summary).joined(separator: ", ")
                + (parts > 3 ? " …; --verbose lists them all\n" : "\n")
        } else if files.count > Self.mostFiles {
            brief = Self.summary(of: files, parts: parts, name)
        } else {
            brief = files.map(\.warning).joined()
        }
    }

    /// One line for all files of a large module, which would fill screens.
    private static func summary(of files: [OmittedFile], parts: Int, _ name: String) -> String {
        let importing = files.filter { !$0.modules.isEmpty }
        var uses: [String: Int] = [:]
        for module in importing.flatMap(\.modules) { uses[module, default: 0] += 1 }
        let modules = uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        let others = files.count - importing.count
        let absent = absentNames(files.filter(\.modules.isEmpty).flatMap(\.parts))
        let reasons = [
            importing.isEmpty
                ? nil
                : "\(Count.text(importing.count, "file")) import\(importing.count == 1 ? "s" : "") \(Count.list(modules, most: mostModules)), which "
                    + (modules.count == 1 ? "isn't available" : "aren't available"),
            others == 0
                ? nil
                : "\(Count.text(others, "file")) use\(others == 1 ? "s" : "") "
                    + (absent.isEmpty
                        ? "code that is left out or missing"
                        : "what Darkroom doesn't have, such as \(Count.list(absent, most: mostModules))")
        ]
        return
            "warning: \(Count.text(parts, "part")) of \(name) in \(files.count) files are left out (findings show "
            + "where they are used): \(reasons.compactMap(\.self).joined(separator: ", ")); --verbose lists them all\n"
    }

    private static let missingName = Pattern(#/cannot find (?:type )?'(\w+)'|has no member '(\w+)'/#)

    /// What is absent of Apple's, the most used first.
    private static func absentNames(_ parts: [OmittedFile.Part]) -> [String] {
        var uses: [String: Int] = [:]
        for part in parts where part.isApples {
            guard let match = part.error.firstMatch(of: missingName), let name = match.1 ?? match.2 else { continue }
            uses[String(name), default: 0] += 1
        }
        return uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// Those that lie in a folder; none where there are none.
    ///
    /// - Parameter origins: the files as the user knows them, by their staged paths.
    init(_ folder: String, origins: [String: String]) {
        self.origins = origins
        func text(_ name: String) -> String {
            FileManager.default.contents(atPath: "\(folder)/\(name)").map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        brief = text(Self.briefFile)
        full = text(Self.fullFile)
    }

    /// One by one, without what each begins with.
    func list(verbose: Bool) -> [String] {
        (verbose ? full : brief).split(separator: "\n").map { shown($0.trimmingPrefix("warning: ")) }
    }

    /// A text with paths in place of those between marks.
    private func shown(_ text: Substring) -> String {
        func path(_ staged: Substring) -> String { ShownFile.path(origins[String(staged)] ?? String(staged)) }
        let pieces = text.split(separator: OmittedFile.pathMark, omittingEmptySubsequences: false).enumerated()
        return pieces.map { index, piece in
            guard index.isMultiple(of: 2) else { return path(piece) }
            return piece.split(separator: OmittedFile.nameMark, omittingEmptySubsequences: false).enumerated()
                .map { $0.isMultiple(of: 2) ? String($1) : path($1).lastPathComponent }.joined()
        }.joined()
    }

    func write(to folder: String) throws {
        for (name, text) in [(Self.briefFile, brief), (Self.fullFile, full)] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
    }
}
