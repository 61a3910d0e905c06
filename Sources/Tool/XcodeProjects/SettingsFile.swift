import Foundation
import SystemSupport

/// A file of build settings (`.xcconfig`), with those that it includes.
struct SettingsFile {
    /// In the order in which they count.
    private(set) var assignments: [BuildSetting] = []
    /// Files that may still be read: some that include others twice each would be endless.
    private var filesLeft = 200

    private let boundary: ProjectBoundary

    /// - Parameters:
    ///   - path: A file that cannot be read has no settings.
    ///   - boundary: Files elsewhere have none either: lines such as `secret = …` of somebody's own would be drawn.
    init(_ path: String, within boundary: ProjectBoundary) {
        self.boundary = boundary
        read(path, ancestors: [])
    }

    /// - Parameter ancestors: The files that include this one, none of which it may include.
    private mutating func read(_ path: String, ancestors: Set<String>) {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        filesLeft -= 1
        guard filesLeft >= 0, !ancestors.contains(path), boundary.holds(path),
            let data = FileManager.default.contents(atPath: path)
        else { return }
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = Self.code(line).trimmingCharacters(in: .whitespaces)
            if let match = text.wholeMatch(of: #/#include\??\s*"(.*)"/#) {
                let name = String(match.1)
                read(name.path(from: path.parentFolder), ancestors: ancestors.union([path]))
            } else if let match = text.wholeMatch(of: #/(\w+\s*(?:\[[^\]]*\]\s*)*)=\s*(.*?)\s*;?/#),
                let setting = BuildSetting(String(match.1), String(match.2))
            {
                assignments.append(setting)
            }
        }
    }

    /// What stands before a comment.
    private static func code(_ line: Substring) -> Substring {
        line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
}
