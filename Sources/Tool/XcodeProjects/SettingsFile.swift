import Foundation
import Synchronization
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
        let path = MacPath.onDisk(URL(fileURLWithPath: path).standardizedFileURL.path)
        filesLeft -= 1
        guard filesLeft >= 0, !ancestors.contains(path), boundary.holds(path),
            let data = FileManager.default.contents(atPath: path)
        else { return }
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = Self.code(line).trimmingCharacters(in: .whitespaces)
            if let name = Self.included(text) {
                read(name.path(from: path.parentFolder), ancestors: ancestors.union([path]))
            } else if let setting = Self.assignment(text) {
                assignments.append(setting)
            }
        }
    }

    /// The path of an `#include "…"` or `#include? "…"`; nil for another line.
    ///
    /// By hand, as is an assignment: regular expressions took 3 of the 20 seconds of a run that had nothing to compile.
    private static func included(_ line: String) -> String? {
        let directive = "#include"
        guard line.hasPrefix(directive) else { return nil }
        var rest = line.dropFirst(directive.count)
        if rest.first == "?" { rest = rest.dropFirst() }
        rest = rest.drop(while: \.isWhitespace)
        guard rest.count > 1, rest.first == "\"", rest.last == "\"" else { return nil }
        return String(rest.dropFirst().dropLast())
    }

    /// `NAME = value`, or `NAME[sdk=…][arch=…] = value`, with or without a semicolon; nil for another line.
    private static func assignment(_ line: String) -> BuildSetting? {
        var rest = line.drop { $0.isLetter || $0.isNumber || $0 == "_" }
        guard rest.startIndex > line.startIndex else { return nil }
        rest = rest.drop(while: \.isWhitespace)
        while rest.first == "[" {
            guard let end = rest.firstIndex(of: "]") else { return nil }
            rest = rest[end...].dropFirst().drop(while: \.isWhitespace)
        }
        guard rest.first == "=" else { return nil }
        let value = rest.dropFirst().trimmingCharacters(in: .whitespaces)
        let text = value.hasSuffix(";") ? value.dropLast().trimmingCharacters(in: .whitespaces) : value
        return BuildSetting(String(line[..<rest.startIndex]), text)
    }

    /// What stands before a comment.
    private static func code(_ line: Substring) -> Substring {
        line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
}

/// The settings files of a project, each of which is read once: its targets are based on few.
final class SettingsFiles: Sendable {
    private let boundary: ProjectBoundary
    private let known = Mutex<[String: [BuildSetting]]>([:])

    /// - Parameter boundary: Where they may lie.
    init(within boundary: ProjectBoundary) { self.boundary = boundary }

    /// What the file at a path assigns, in the order in which it counts.
    func assignments(_ path: String) -> [BuildSetting] {
        if let found = known.withLock({ $0[path] }) { return found }
        let found = SettingsFile(path, within: boundary).assignments
        known.withLock { $0[path] = found }
        return found
    }
}
