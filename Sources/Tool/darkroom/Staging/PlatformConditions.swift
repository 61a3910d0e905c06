import Foundation
import RenderModel
import SwiftText

/// What `#if` is told on an iPhone.
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

    /// The answers to a source's questions, by the questions' places.
    func answers(in file: SourceFile) -> [Range<Int>: Bool] {
        var answers: [Range<Int>: Bool] = [:]
        for question in file.conditions.flatMap({ $0.questions(in: file) }) {
            if let holds = holds(question) { answers[question.range] = holds }
        }
        return answers
    }

    /// nil where the compiler's own answer is right.
    private func holds(_ question: ConditionalDirective.Question) -> Bool? {
        let argument = question.argument
        return switch question.name {
        case "os": argument == (platform == .phone ? "iOS" : "Linux")
        case "arch": platform == .phone ? argument == "arm64" : nil
        // A device, not the simulator and not a Mac.
        case "targetEnvironment": false
        case "canImport":
            canImport(String(argument.prefix { $0 != "," && $0 != "." }).trimmingCharacters(in: .whitespaces))
        default: nil
        }
    }
}
