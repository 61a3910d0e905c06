import Foundation
import RenderModel
import SwiftText

/// What `#if` is told on an iPhone.
///
/// Only the queries whose answer differs on Linux are answered, in place: `os(iOS)` becomes `true`, padded to its
/// old length. The compiler still evaluates the condition with everything else in it, and every line and column
/// stays where the user wrote it.
struct PlatformConditions {
    enum Platform {
        case phone
        /// For modules that are written for Linux too, and cannot do without what only Apple's systems have elsewhere.
        case linux
    }

    /// Whether a module can be imported here, by name.
    let canImport: (String) -> Bool
    var platform = Platform.phone
    /// The version of Swift that `swift(>=6.0)` asks about.
    var languageMode = LanguageMode.swift5
    /// The release of iOS that `#available` asks about.
    var system = SystemVersion.newest

    /// The answers to a source's queries, by the queries' places.
    func answers(in file: SourceFile) -> [Range<Int>: Bool] {
        var answers: [Range<Int>: Bool] = [:]
        for query in file.conditions.flatMap({ $0.queries(in: file) }) {
            if let holds = holds(query) { answers[query.range] = holds }
        }
        return answers
    }

    /// nil where the compiler's own answer is right.
    private func holds(_ query: ConditionalDirective.Query) -> Bool? {
        let argument = query.argument
        return switch query.name {
        case "os": argument == (platform == .phone ? "iOS" : "Linux")
        case "arch": platform == .phone ? argument == "arm64" : nil
        // A device, not the simulator and not a Mac.
        case "targetEnvironment": false
        case "canImport":
            canImport(String(argument.prefix { $0 != "," && $0 != "." }).trimmingCharacters(in: .whitespaces))
        case "swift": languageMode.holds(argument)
        default: nil
        }
    }
}

/// Makes `#available` and `#unavailable` choose as they do on a release of iOS.
///
/// On Linux the compiler takes every `#available(iOS …)` for true and every `#unavailable(iOS …)` for false,
/// and lets the branches of either return views of different types. So one that does not hold becomes the other,
/// and nothing else of a source changes: no branch goes, and every line and column stays. What `@available` says
/// needs no answer.
struct AvailabilityConditions {
    let system: SystemVersion

    func answer(in file: SourceFile, _ edits: inout SourceEdits) {
        for (index, token) in file.tokens.enumerated() where token.kind == .directive {
            let isAvailable = file.reads(token, "#available")
            guard isAvailable || file.reads(token, "#unavailable"), file.isToken(index + 1, "("),
                let close = file.closingToken(of: index + 1)
            else { continue }
            let range = token.lowerBound..<file.tokens[close].upperBound
            let platforms = file[file.tokens[index + 1].upperBound..<file.tokens[close].lowerBound]
            guard holds(platforms) == false else { continue }
            let answer = isAvailable ? "#unavailable(iOS 1)" : "#available(iOS 1,*)"
            edits.replace(range, with: Self.padded(answer, to: file[range]))
        }
    }

    /// Whether the release has what is asked for; nil where nothing is asked of iOS.
    private func holds(_ platforms: String) -> Bool? {
        var versions: [Substring: [Int]] = [:]
        for platform in platforms.split(separator: ",") {
            let words = platform.split(whereSeparator: \.isWhitespace)
            guard words.count == 2 else { continue }
            versions[words[0]] = words[1].split(separator: ".").compactMap { Int($0) }
        }
        // A widget is an extension; what is said of those comes before what is said of apps.
        guard let wanted = versions["iOSApplicationExtension"] ?? versions["iOS"], let major = wanted.first
        else { return nil }
        return system.isAtLeast(major, wanted.count > 1 ? wanted[1] : 0)
    }

    /// With the length and the line feeds of `text`. No condition that names a version of iOS is shorter.
    private static func padded(_ answer: String, to text: String) -> String {
        let feeds = text.filter(\.isNewline)
        let spaces = text.utf8.count - answer.utf8.count - feeds.utf8.count
        return answer + String(repeating: " ", count: max(0, spaces)) + feeds
    }
}
