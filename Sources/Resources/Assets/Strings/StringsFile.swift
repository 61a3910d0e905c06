import Foundation
import PropertyLists

/// The pairs of a `.strings` file: text in any Unicode encoding, or a property list.
enum StringsFile {
    struct ParseError: Error {
        /// From 1.
        var line: Int
        var message: String
    }

    static func read(_ data: Data) throws -> [String: String] {
        if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
            return try PropertyList.dictionary(data).compactMapValues { $0 as? String }
        }
        guard let text = decode(data) else { throw ParseError(line: 1, message: "is neither UTF-8 nor UTF-16") }
        var parser = StringsParser(text)
        return try parser.parse()
    }

    private static func decode(_ data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        // Without a mark, text that is mostly ASCII shows by its zero bytes which half comes first.
        if data.count >= 2, data.count.isMultiple(of: 2) {
            if data[data.startIndex] == 0 { return String(data: data, encoding: .utf16BigEndian) }
            if data[data.startIndex + 1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
        }
        let mark = Data([0xEF, 0xBB, 0xBF])
        return String(data: data.starts(with: mark) ? data.dropFirst(3) : data, encoding: .utf8)
    }
}

/// The plural entries of a `.stringsdict` file.
enum StringsDictionary {
    /// - Parameter report: gets what is wrong with an entry, which is left out.
    static func read(_ data: Data, report: (String) -> Void) throws -> [String: LocalizedFormat] {
        let entries = try PropertyList.dictionary(data)
        var formats: [String: LocalizedFormat] = [:]
        for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
            guard let entry = entry as? [String: Any] else { continue }
            if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
                formats[key] = widest(of: widths).map { LocalizedFormat($0) }
            } else if let format = entry["NSStringLocalizedFormatKey"] as? String {
                formats[key] = LocalizedFormat(format, substitutions: substitutions(in: entry))
            } else {
                report("“\(key)” has no NSStringLocalizedFormatKey")
            }
        }
        return formats
    }

    private static func substitutions(in entry: [String: Any]) -> [String: LocalizedFormat.Substitution] {
        entry.compactMapValues { value in
            guard let rule = value as? [String: String], let variation = PluralVariation(rule) else { return nil }
            return LocalizedFormat.Substitution(
                variation: variation, argument: nil, specifier: rule["NSStringFormatValueTypeKey"] ?? "d")
        }
    }

    private static func widest(of widths: [String: String]) -> String? {
        widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
    }
}

/// Where the string files below some folders lie.
struct StringFileIndex {
    /// Keyed by table, then by the language of the `.lproj` folder; "Base" for files in none.
    private(set) var files: [String: [String: [URL]]] = [:]
    /// String catalogs by table; each holds every language.
    private(set) var catalogs: [String: [URL]] = [:]
    let displayPath: DisplayPath

    init(directories: [URL]) {
        displayPath = DisplayPath(roots: directories)
        let boundary = ResourceBoundary(roots: directories)
        var visited: Set<String> = []
        for directory in directories {
            walk(directory, boundary, language: nil, visited: &visited)
        }
    }

    private mutating func walk(
        _ folder: URL, _ boundary: ResourceBoundary, language: String?, visited: inout Set<String>
    ) {
        guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let url = folder.appendingPathComponent(name)
            guard boundary.holdsLink(url.path) else { continue }
            let table = url.deletingPathExtension().lastPathComponent
            switch url.pathExtension {
            case "strings", "stringsdict": files[table, default: [:]][language ?? "Base", default: []].append(url)
            case "xcstrings": catalogs[table, default: []].append(url)
            case "lproj": walk(url, boundary, language: table, visited: &visited)
            case "xcassets", "xcodeproj", "xcworkspace", "framework", "xcframework", "bundle": break
            default:
                var isDirectory: ObjCBool = false
                if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue {
                    walk(url, boundary, language: language, visited: &visited)
                }
            }
        }
    }
}
