import Foundation
import RenderModel
import SwiftText

/// Makes `#available` and `#unavailable` choose as they do on a release of iOS.
///
/// On Linux the compiler takes every `#available(iOS …)` for true and every `#unavailable(iOS …)` for false,
/// and lets the branches of either return views of different types. So one that does not hold becomes the other,
/// and nothing else of a source changes: no branch goes, and every line and column stays. What `@available` says
/// needs no answer.
struct AvailabilityConditions {
    let system: SystemVersion

    func applied(to source: String) -> String {
        guard source.contains("available") else { return source }
        let bytes = Array(source.utf8), isCode = SourceScanner(bytes).isCode
        var result = bytes
        // From the end, so that what comes before stays where it is.
        for match in source.matches(of: #/#(available|unavailable)[ \t]*\(([^()]*)\)/#).reversed() {
            let start = source.utf8.distance(from: source.startIndex, to: match.range.lowerBound)
            guard isCode[start], let isThere = isThere(match.2), !isThere else { continue }
            let answer = match.1 == "available" ? "#unavailable(iOS 1)" : "#available(iOS 1,*)"
            let text = source[match.range]
            result.replaceSubrange(start..<start + text.utf8.count, with: Self.padded(answer, to: text).utf8)
        }
        return result == bytes ? source : String(decoding: result, as: UTF8.self)
    }

    /// Whether the release has what is asked for; nil where nothing is asked of iOS.
    private func isThere(_ platforms: Substring) -> Bool? {
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
    private static func padded(_ answer: String, to text: Substring) -> String {
        let feeds = text.filter(\.isNewline)
        let spaces = text.utf8.count - answer.utf8.count - feeds.utf8.count
        return answer + String(repeating: " ", count: max(0, spaces)) + feeds
    }
}
