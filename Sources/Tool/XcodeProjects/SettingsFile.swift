import Foundation

/// A file of build settings (`.xcconfig`), with those that it includes.
struct SettingsFile {
    private(set) var values: [String: String] = [:]
    private let configuration: String
    /// Files that may still be read: some that include others twice each would be endless.
    private var filesLeft = 200

    /// - Parameters:
    ///   - path: A file that cannot be read has no settings.
    ///   - configuration: Such as `Release`; some settings hold in one only.
    init(_ path: String, configuration: String) {
        self.configuration = configuration
        read(path, ancestors: [])
    }

    /// - Parameter ancestors: The files that include this one, none of which it may include.
    private mutating func read(_ path: String, ancestors: Set<String>) {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        filesLeft -= 1
        guard filesLeft >= 0, !ancestors.contains(path), let data = FileManager.default.contents(atPath: path) else { return }
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = Self.code(line).trimmingCharacters(in: .whitespaces)
            if let match = text.wholeMatch(of: #/#include\??\s*"(.*)"/#) {
                let name = String(match.1), folder = (path as NSString).deletingLastPathComponent
                read(name.hasPrefix("/") ? name : "\(folder)/\(name)", ancestors: ancestors.union([path]))
            } else if let match = text.wholeMatch(of: #/(\w+)\s*((?:\[[^\]]*\])*)\s*=\s*(.*?);?/#) {
                set(String(match.1), to: String(match.3), where: String(match.2))
            }
        }
    }

    private mutating func set(_ name: String, to value: String, where conditions: String) {
        let hold = conditions.matches(of: #/(\w+)\s*=\s*([^,\]]*)/#).allSatisfy { condition in
            let pattern = condition.2.trimmingCharacters(in: .whitespaces)
            switch condition.1 {
            case "sdk": return Self.fits("iphoneos", pattern)
            case "arch": return Self.fits("arm64", pattern)
            case "config": return Self.fits(configuration, pattern)
            default: return false
            }
        }
        guard hold else { return }
        let joined = value.replacingOccurrences(of: "$(inherited)", with: values[name] ?? "$(inherited)")
        // Some lines that take up the ones before twice each would fill all memory.
        values[name] = joined.utf8.count > 64 << 10 ? value : joined
    }

    /// - Parameter pattern: May end with a star.
    private static func fits(_ text: String, _ pattern: String) -> Bool {
        pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
    }

    /// What stands before a comment.
    private static func code(_ line: Substring) -> Substring {
        line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
}
