import ArgumentParser
import Foundation
import SystemSupport

/// The values of an option that takes several: `a,b`, or the option again.
enum ListArgument {
    /// - Parameters:
    ///   - name: The option, for the message.
    ///   - known: What can be given, for the message.
    ///   - problem: What is said of a value that is not known, behind the option and the value.
    static func parse<Value>(
        _ text: String, name: String, known: @autoclosure () -> [String],
        problem: ((String) -> String)? = nil, _ value: (String) -> Value?
    ) throws -> [Value] {
        try text.split(separator: ",").map { part in
            let word = part.trimmingCharacters(in: .whitespaces)
            guard let value = value(word) else {
                if let problem { throw ValidationError("--\(name) \(word): \(problem(word))") }
                let known = known(),
                    nearest = NearestName.of(word, among: known).map { "; did you mean '\($0)'?" } ?? ""
                throw ValidationError("--\(name) \(word): it can be \(known.joined(separator: ", "))\(nearest)")
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
