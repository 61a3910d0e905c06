import Foundation
import Snapshots
import SystemSupport
import Watching

/// An error with its place in a staged file, counted from 1.
struct CompilerError: Hashable {
    var line: Int
    /// In bytes.
    var column: Int
    var message: String

    private static let missingMemberMessage = Pattern(
        #/value of type '(.+?)'(?: \(aka '(.+?)'\))? has no member '(\w+)'/#)

    /// The member that a value does not have, and the value's type.
    var missingMember: (type: String, name: String)? {
        message.firstMatch(of: Self.missingMemberMessage).map {
            (String($0.2 ?? $0.1), String($0.3))
        }
    }

    /// The message as a reason. Where the compiler only asks for a report of its own fault, that is none.
    var reason: String {
        message.hasPrefix("failed to produce diagnostic") ? "the compiler cannot tell what is wrong here" : message
    }

    /// What stands in quotes in the message, and between quotes.
    var names: Set<String> { Set(message.split(separator: "'").map(String.init)) }

    /// Whether the compiler gave up on an expression.
    var isTooComplex: Bool { Self.isAboutComplexity(message) }

    /// Whether a message says that the compiler gave up on an expression.
    static func isAboutComplexity(_ message: some StringProtocol) -> Bool { message.contains("in reasonable time") }

    /// Whether nothing declares a name, whatever is around it.
    var isOfUnknownName: Bool { message.hasPrefix("cannot find ") }

    /// Whether it is of a value's type, which may be another one once other errors are gone.
    var isAboutTypes: Bool { message.hasPrefix("cannot convert") || isConsequence }

    /// Whether a type lacks something that a protocol asks of it.
    var isAboutConformance: Bool { message.contains("does not conform to protocol") }

    /// Whether the compiler says it besides, where it cannot tell a type for another error.
    var isConsequence: Bool {
        isAboutConformance || Self.isOfRecord(message) || Self.consequences.contains { message.contains($0) }
    }

    /// Whether a message is about the record of a preview, which is a constant as long as nothing else is wrong: each
    /// `#Preview` has two such errors then.
    static func isOfRecord(_ message: some StringProtocol) -> Bool {
        message.contains("'@const' value should be initialized") || message.contains("must be a compile-time constant")
    }

    private static let consequences = [
        "could not be inferred", "cannot infer", "type of expression is ambiguous", "failed to produce diagnostic",
        "in reasonable time", "no exact matches in call", "unable to infer", "'nil' requires a contextual type",
        "cannot be resolved without a contextual type",
        // Of all that a builder holds, where it takes a view for a mark of a chart.
        "static method 'buildExpression' requires that",
        // Of a type with a property that lacks its wrapper, or its type.
        "has no initializers", "initializer is inaccessible due to 'private'",
        "initializer is inaccessible due to 'fileprivate'", "missing argument for parameter",
        "missing arguments for parameters", "has no accessible initializers",
        // Of the list of a constant that has an error.
        "type 'Any' cannot conform to",
        // Of `.init(…)` in a call whose types it cannot tell, and of `$0` in a closure whose types it cannot.
        "'Any' cannot be constructed", "cannot convert value of type 'Any' to expected argument type",
        // Of ForEach's initializers the compiler takes the one of bindings then.
        "'Binding<C>'", "'Binding<C.Element>'"
    ]
}

extension CompilerError {
    /// Where it is in a file, in bytes; nil where the file is shorter.
    func offset(in text: [UInt8]) -> Int? {
        var line = 1, start = 0
        while line < self.line {
            guard let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            (line, start) = (line + 1, end + 1)
        }
        let offset = start + column - 1
        return offset < text.count ? offset : nil
    }
}

/// The compiler's messages, about the user's files instead of their staged copies.
struct CompilerMessages {
    /// Where the compiler ran; it names files relative to it, or below it.
    let stagingFolder: String
    /// The files as the user knows them, by their paths in the staging folder.
    let origins: [String: String]

    func mapped(_ output: String) -> String {
        let hasOthers = output.split(separator: "\n").contains { line in
            line.contains("error: ") && !line.hasPrefix(" ") && !CompilerError.isOfRecord(line)
        }
        return kept(output) { path, message in
            let isAboutGenerated = origins[path] == nil && message.hasPrefix("public import of '")
            return !FalseWarning.includes(message) && !isAboutGenerated
                && !(hasOthers && CompilerError.isOfRecord(message))
        }
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { mapped(line: String($0).replacing(stagingFolder + "/", with: "")) }
        .joined(separator: "\n")
    }

    /// The messages without those about some files, by the staged path.
    func leavingOut(_ files: Set<String>, of output: String) -> String {
        kept(output) { path, _ in !files.contains(path) }
    }

    /// The messages without those of expressions that the compiler gave up on; nil where there are no other errors.
    func leavingOutComplexity(of output: String) -> String? {
        let others = kept(output) { _, message in !CompilerError.isAboutComplexity(message) }
        return others.contains("error: ") ? others : nil
    }

    private static let message = Pattern(#/([^:\s][^:]*):\d+:\d+: (?:warning|error|remark): /#)
    private static let messageWithoutPlace = Pattern(#/(?:<unknown>:0: )?(?:warning|error): /#)

    /// The messages that are wanted, each with the lines below it: what they quote, and their notes.
    private func kept(_ output: String, where isWanted: (_ path: String, _ message: Substring) -> Bool) -> String {
        var isDropped = false
        return output.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let plain = TerminalText.withoutColors(line).replacing(stagingFolder + "/", with: "")
            if let match = plain.prefixMatch(of: Self.message) {
                isDropped = !isWanted(String(match.1), plain[match.range.upperBound...])
            } else if isDropped, plain.prefixMatch(of: Self.messageWithoutPlace) != nil {
                isDropped = false
            }
            return !isDropped
        }.joined(separator: "\n")
    }

    private static let macroPlace = Pattern(#/`- ([^:]+):(\d+):(\d+): note: expanded code originates here/#)
    private static let error = Pattern(#/([^:]+):(\d+):(\d+): error: (.*)/#)

    /// The errors in each of the files that have any, by the staged path; each once, though several compilers may meet it.
    func errors(_ output: String, in paths: [String]) -> [String: [CompilerError]] {
        let known = Set(paths)
        var result: [String: [CompilerError]] = [:], met: [String: Set<CompilerError>] = [:]
        func add(_ path: Substring, _ line: Substring, _ column: Substring, _ message: String) {
            guard known.contains(String(path)), let line = Int(line), let column = Int(column) else { return }
            let error = CompilerError(line: line, column: column, message: message)
            if met[String(path), default: []].insert(error).inserted { result[String(path), default: []].append(error) }
        }
        var inMacro: String?
        // There may be thousands of lines, most of which quote sources.
        for line in output.split(separator: "\n")
        where line.utf8.count < 1 << 16 && (line.contains("error: ") || inMacro != nil) {
            let line = TerminalText.withoutColors(line).replacing(stagingFolder + "/", with: "")
            // An error in what a macro makes, which is no file of ours, is one where the macro stands: the next line tells.
            if let message = inMacro.take(),
                let place = line.prefixMatch(of: Self.macroPlace)
            {
                add(place.1, place.2, place.3, message)
            }
            guard let match = line.prefixMatch(of: Self.error) else { continue }
            let message = match.4.trimmingCharacters(in: .whitespaces)
            if !known.contains(String(match.1)) { inMacro = message }
            add(match.1, match.2, match.3, message)
        }
        for place in Self.crashes(in: output.replacing(stagingFolder + "/", with: "")) {
            add(place.path, place.line, place.column, Self.crash)
        }
        return result
    }

    private static let crash = "failed to produce diagnostic for expression: the compiler crashed"

    private static let crashedBody = Pattern(#/TypeCheckFunctionBodyRequest\(.*@([^:@\n]+):(\d+):(\d+)\)/#)

    /// The bodies that compilers were checking when they crashed: behind their braces, in bytes.
    private static func crashes(
        in output: String
    ) -> [(path: Substring, line: Substring, column: Substring)] {
        guard output.contains("Stack dump:") else { return [] }
        return output.matches(of: Self.crashedBody).compactMap { match in
            Int(match.3).map { (match.1, match.2, "\($0 + 1)"[...]) }
        }
    }

    private static let foundationModule = Pattern(#/'Foundation(?:Essentials|Networking|Compat)'/#)

    /// A message begins with its file; a quoted source line may hold anything and stays.
    private func mapped(line: String) -> String {
        let plain = line.drop { $0 == " " }
        for prefix in ["", "\u{1B}[1m", "\u{1B}[0m", "\u{1B}[1m\u{1B}[0m", "--> "] where plain.hasPrefix(prefix) {
            let rest = plain.dropFirst(prefix.count)
            // A file's name may hold colons.
            var end = rest.firstIndex(of: ":")
            while let colon = end {
                if let origin = origins[String(rest[..<colon])] {
                    // On Apple's systems, the modules in Foundation are Foundation.
                    let message = rest[colon...].replacing(Self.foundationModule, with: "'Foundation'")
                    return line.prefix(line.count - plain.count) + prefix + ShownFile.path(origin) + message
                }
                end = rest[rest.index(after: colon)...].firstIndex(of: ":")
            }
        }
        return line
    }
}

extension SourceError {
    /// The errors in what a compiler has printed, each once.
    static func all(in output: String) -> [SourceError] {
        CompilerMessage.all(in: output).compactMap { message in
            guard message.severity == "error", let file = message.file, let line = message.line,
                let column = message.column
            else { return nil }
            return SourceError(file: file, line: line, column: column, message: message.message)
        }
    }
}

/// A file as the user is told of it.
enum ShownFile {
    /// Where the command was started.
    private static let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL.path

    /// A path from the folder that the command was started in, where it lies below that: one form for the files of the
    /// widget, of frameworks and of packages, however they were named.
    static func path(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path.below(here) ?? path
    }
}
