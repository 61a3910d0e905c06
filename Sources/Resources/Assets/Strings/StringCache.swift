import Findings
import Foundation
import PropertyLists
import SystemSupport

/// The tables that were asked for, read once. `StringTable` guards it with a lock.
struct StringCache {
    private let index: StringFileIndex
    /// Keyed by table, then by language, then by key.
    private var tables: [String: [String: [String: LocalizedFormat]]] = [:]
    private(set) var findings: [Finding] = []
    /// The languages to try for those that are wanted. Every text of a picture wants the same ones, and working them
    /// out takes 3 µs.
    private var chains: [[String]: [String]] = [:]

    private(set) lazy var developmentLanguage = findDevelopmentLanguage()
    private let findDevelopmentLanguage: @Sendable () -> String

    init(_ index: StringFileIndex, developmentLanguage: @escaping @Sendable () -> String) {
        self.index = index
        findDevelopmentLanguage = developmentLanguage
    }

    mutating func wording(_ key: String, table: String, languages: [String]) -> Wording? {
        let present = strings(ofTable: table)
        guard !present.isEmpty else { return nil }
        // The first language that has the table decides: a key that it lacks is shown as it is, as on an iPhone, however
        // well another language says it (XcodesOrg/XcodesApp #492, home-assistant/iOS #1392, maxgoedjen/secretive #720).
        for language in chain(languages) + chain([developmentLanguage]) + ["Base"] {
            let strings = present[language] ?? LanguageFallback.legacyNames[language].flatMap { present[$0] }
            guard let strings else { continue }
            return strings[key].map {
                Wording(entry: $0, language: language == "Base" ? developmentLanguage : language)
            }
        }
        return nil
    }

    private mutating func chain(_ languages: [String]) -> [String] {
        if let known = chains[languages] { return known }
        let chain = LanguageFallback.chain(languages)
        chains[languages] = chain
        return chain
    }

    /// Reads every table.
    mutating func readAll() {
        for name in Set(index.files.keys).union(index.catalogs.keys).sorted() { _ = strings(ofTable: name) }
    }

    mutating func languages() -> [String] {
        let names = Set(index.files.keys).union(index.catalogs.keys)
        var languages: Set<String> = []
        for name in names.sorted() { languages.formUnion(strings(ofTable: name).keys) }
        return languages.filter { $0 != "Base" }.sorted()
    }

    private mutating func strings(ofTable table: String) -> [String: [String: LocalizedFormat]] {
        if let known = tables[table] { return known }
        var result: [String: [String: LocalizedFormat]] = [:]
        for (language, urls) in (index.files[table] ?? [:]).sorted(by: { $0.key < $1.key }) {
            // Plural rules win over the plain wording of the same key, as in Foundation.
            for url in urls.sorted(by: { Self.precedence($0) < Self.precedence($1) }) {
                result[language, default: [:]].merge(read(url)) { first, _ in first }
            }
        }
        for url in index.catalogs[table] ?? [] {
            guard let catalog = readCatalog(url) else { continue }
            for (language, strings) in catalog.languages {
                result[language, default: [:]].merge(strings) { first, _ in first }
            }
        }
        tables[table] = result
        return result
    }

    private static func precedence(_ url: URL) -> Int { url.pathExtension == "stringsdict" ? 0 : 1 }

    private mutating func read(_ url: URL) -> [String: LocalizedFormat] {
        do {
            let data = try Data(contentsOf: url)
            if url.pathExtension == "stringsdict" {
                var problems: [String] = []
                let formats = try StringsDictionary.read(data) { problems.append($0) }
                problems.forEach { report($0, in: url) }
                return formats
            }
            return try StringsFile.read(data).mapValues { LocalizedFormat($0) }
        } catch let problem as StringsFile.ParseError {
            report("\(problem.message); correct the line", in: url, line: problem.line)
        } catch let problem as PropertyListError {
            report("\(problem.message); correct it, or let Xcode write the file again", in: url, line: problem.line)
        } catch {
            report("cannot be read; see to it that this is a file that you may read", in: url)
        }
        return [:]
    }

    private mutating func readCatalog(_ url: URL) -> StringCatalog? {
        guard let data = try? Data(contentsOf: url) else {
            report("cannot be read; see to it that this is a file that you may read", in: url)
            return nil
        }
        do {
            var problems: [String] = []
            let catalog = try StringCatalog(data) { problems.append($0) }
            for problem in problems { report("\(problem); correct it in Xcode", in: url) }
            if let catalog { return catalog }
            report("has no “strings”; let Xcode write the catalog again", in: url)
        } catch {
            let problem = JSONProblem.text(error, in: data)
            let isCut = problem.contains("end of file")
            let line =
                isCut
                ? data.count { $0 == UInt8(ascii: "\n") } + 1
                : problem.firstMatch(of: #/line (\d+)/#).flatMap { Int($0.1) }
            report(
                "is not valid JSON: \(problem). Correct it or let Xcode write the catalog again", in: url, line: line)
        }
        return nil
    }

    private mutating func report(_ problem: String, in url: URL, line: Int? = nil) {
        let path = index.displayPath(url)
        let place = line.map { "\(path):\($0)" } ?? path
        let end = problem.hasSuffix(".") ? "" : "."
        let finding = Finding(.stringsMalformed, "\(place): \(problem)\(end)")
        if !findings.contains(finding) { findings.append(finding) }
    }
}
