import ArgumentParser
import Foundation
import RenderModel
import RenderPlanning
import SystemSupport

/// An argument that is JSON, or the path of a file with JSON.
package enum JSONArgument {
    /// The JSON, and the file's name without its extension.
    ///
    /// - Parameter example: JSON that the option takes, for messages.
    package static func read(_ argument: String, option: String, example: String) throws -> (
        json: JSONValue, file: String?
    ) {
        var text = argument, name: String?
        let start = argument.drop(while: \.isWhitespace)
        if !start.hasPrefix("{"), !start.hasPrefix("[") {
            let url = URL(fileURLWithPath: argument)
            do {
                text = try String(contentsOf: url, encoding: .utf8)
            } catch {
                throw ValidationError(
                    "--\(option) \(argument): \(FileProblem.text(error)); pass JSON such as '\(example)', "
                        + "or the path of a JSON file")
            }
            name = url.deletingPathExtension().lastPathComponent
        }
        do {
            return (try JSONValue(text: text), name)
        } catch {
            throw ValidationError("--\(option) \(argument): this is not valid JSON; pass JSON such as \(example)")
        }
    }
}

/// The values of an option that takes several: `a,b`, or the option again.
enum ListArgument {
    /// - Parameters:
    ///   - name: The option, for the message.
    ///   - known: What can be given, for the message.
    ///   - problem: What is said of a value that is unknown, behind the option and the value.
    static func parse<Value>(
        _ text: String, name: String, known: @autoclosure () -> [String],
        problem: ((String) -> String)? = nil, _ value: (String) -> Value?
    ) throws -> [Value] {
        guard text.contains(where: { $0 != "," && !$0.isWhitespace }) else {
            throw ValidationError("--\(name): pass a value\(known().first.map { ", such as \($0)" } ?? "")")
        }
        return try text.split(separator: ",").map { part in
            let word = part.trimmingCharacters(in: .whitespaces)
            guard let value = value(word) else {
                if let problem { throw ValidationError("--\(name) \(word): \(problem(word))") }
                let known = known(),
                    nearest = NearestName.of(word, among: known).map { "; did you mean '\($0)'?" } ?? ""
                throw ValidationError("--\(name) \(word): use \(known.joined(separator: ", "))\(nearest)")
            }
            return value
        }
    }

    /// The values of an option that may be given again, in their order, each once.
    static func distinct<Value: Hashable>(
        _ texts: [String], _ name: String, _ known: [String], _ problem: ((String) -> String)? = nil,
        _ value: (String) -> Value?
    ) throws -> [Value] {
        var seen: Set<Value> = []
        return try texts.flatMap { try parse($0, name: name, known: known, problem: problem, value) }
            .filter { seen.insert($0).inserted }
    }
}

/// The part of a plan that `--shard` names.
enum ShardArgument {
    /// - Parameter text: such as `2/5`, `auto` or `auto/5`.
    static func shard(
        _ text: String, _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> Shard {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.first == "auto", parts.count <= 2 {
            let count = parts.count == 2 ? Int(parts[1]) : nil
            guard parts.count == 1 || count != nil else {
                throw ValidationError("--shard \(text): specify the number of machines, such as auto/5")
            }
            do {
                return try Shard.automatic(environment, count: count)
            } catch {
                throw ValidationError("--shard \(text): \(error)")
            }
        }
        guard let shard = Shard(text) else {
            throw ValidationError(
                "--shard \(text): use a number and a count of at most \(Shard.mostParts), such as 2/5, or auto"
            )
        }
        return shard
    }
}
