import Findings
import Foundation

/// Reads every set of the asset catalogs once and tells what is wrong with them: what a picture that needs them
/// would show wrongly, and what Xcode would warn about. The same folders give the same findings in the same order,
/// whatever is drawn.
package struct CatalogCheck {
    private let index: AssetIndex
    /// After so many problems a set is plainly not Xcode's, and a longer list helps nobody.
    private static let mostOfOneSet = 20
    private(set) package var findings: [Finding] = []

    /// - Parameter directories: the folders of a widget's resources, as `AssetLibrary` takes them.
    package init(directories: [URL]) {
        index = AssetIndex(directories: directories)
        findings = index.findings
        // Paths first, so that the order is that of a reader who goes through the folders.
        let sets = index.sets.sorted { ($0.value.path, $0.key.kind.rawValue) < ($1.value.path, $1.key.kind.rawValue) }
        for (key, folder) in sets { check(key, folder) }
    }

    private mutating func check(_ key: AssetIndex.Key, _ folder: URL) {
        var problems: [SetProblem] = []
        var readProblems: [Finding] = []
        let json = CatalogReader.contents(of: folder, index.displayPath) { readProblems.append($0) }
        findings += readProblems
        guard readProblems.isEmpty else { return }
        let keys = CatalogKeys(key.kind)
        problems += keys.problems(in: json)
        switch key.kind {
        case .image: problems += ImageSetCheck(json, folder).problems
        case .color: problems += ColorSetCheck(json).problems
        case .symbol:
            let entries = json["symbols"] as? [[String: Any]] ?? []
            let files = entries.compactMap { $0["filename"] as? String }
            problems += FileNames(folder, named: files).problems
            for file in files.map(folder.appendingPathComponent)
            where FileManager.default.fileExists(atPath: file.path) {
                do {
                    _ = try SymbolFile(contentsOf: file)
                } catch {
                    findings.append(SymbolFile.finding(error, in: index.displayPath(file)))
                }
            }
        case .data: problems += FileNames(folder, named: DataSet(json).entries.map(\.filename)).problems
        }
        let file = index.displayPath(folder.appendingPathComponent("Contents.json"))
        for problem in problems.prefix(Self.mostOfOneSet) {
            findings.append(Finding(problem.code, problem.severity, "\(file): \(problem.text)"))
        }
        if problems.count > Self.mostOfOneSet {
            let rest = problems.count - Self.mostOfOneSet
            findings.append(Finding(.assetMalformed, "\(file): \(rest) more of its entries are wrong"))
        }
    }
}

/// One thing that is wrong with a set, without the name of its file.
struct SetProblem {
    var code: FindingCode
    var severity: Finding.Severity
    var text: String

    static func malformed(_ text: String) -> SetProblem {
        SetProblem(code: .assetMalformed, severity: .warning, text: text + "; correct the set in Xcode.")
    }

    static func note(_ code: FindingCode, _ text: String) -> SetProblem {
        SetProblem(code: code, severity: .note, text: text)
    }
}
