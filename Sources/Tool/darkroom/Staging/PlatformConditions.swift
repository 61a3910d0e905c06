import Foundation
import RenderModel
import SwiftText

/// Makes `#if` choose as it does for an iPhone.
///
/// Only the questions whose answer differs on Linux are answered, in place: `os(iOS)` becomes `true`, padded to its
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
    /// The release of iOS that `#available` asks about.
    var system = SystemVersion.newest

    func applied(to source: String) -> String {
        var bytes = Array(source.utf8)
        let isCode = SourceScanner(bytes).isCode
        for line in Self.lines(of: bytes) where Self.isCondition(bytes, line, isCode) {
            let code = line.prefix { isCode[$0] }
            answer(&bytes, code.startIndex..<code.endIndex)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Index ranges without their line feeds.
    private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
        var result: [Range<Int>] = [], start = 0
        for end in bytes.indices where bytes[end] == UInt8(ascii: "\n") {
            result.append(start..<end)
            start = end + 1
        }
        result.append(start..<bytes.count)
        return result
    }

    private static func isCondition(_ bytes: [UInt8], _ line: Range<Int>, _ isCode: [Bool]) -> Bool {
        guard let first = line.first(where: { bytes[$0] != UInt8(ascii: " ") && bytes[$0] != UInt8(ascii: "\t") }),
              isCode[first]
        else { return false }
        let text = String(decoding: bytes[first..<line.upperBound], as: UTF8.self)
        return text.prefixMatch(of: #/#(if|elseif)\b/#) != nil
    }

    private func answer(_ bytes: inout [UInt8], _ range: Range<Int>) {
        let text = String(decoding: bytes[range], as: UTF8.self)
        for match in text.matches(of: #/\b(os|arch|targetEnvironment|canImport)[ \t]*\(([^()]*)\)/#) {
            guard let holds = holds(String(match.1), match.2.trimmingCharacters(in: .whitespaces)) else { continue }
            let answer = holds ? "true" : "false"
            let start = range.lowerBound + text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
            let length = text[match.range].utf8.count
            // `os()` is shorter than its answer, and an error that the compiler explains better.
            guard length >= answer.utf8.count else { continue }
            bytes.replaceSubrange(
                start..<start + length,
                with: answer.utf8 + Array(repeating: UInt8(ascii: " "), count: length - answer.utf8.count))
        }
    }

    /// nil where the compiler's own answer is right.
    private func holds(_ question: String, _ argument: String) -> Bool? {
        switch question {
        case "os": argument == (platform == .phone ? "iOS" : "Linux")
        case "arch": platform == .phone ? argument == "arm64" : nil
        // A device, not the simulator and not a Mac.
        case "targetEnvironment": false
        default: canImport(String(argument.prefix { $0 != "," && $0 != "." }).trimmingCharacters(in: .whitespaces))
        }
    }
}
