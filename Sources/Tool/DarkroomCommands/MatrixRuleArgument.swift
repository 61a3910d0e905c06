import ArgumentParser
import Foundation
import ProjectSettings
import RenderModel
import RenderPlanning
import SystemSupport

/// A combination of the matrix as it is typed, `family=systemSmall locale=ar,he`, or as JSON.
enum MatrixRuleArgument {
    /// - Parameter option: its name, for messages.
    static func rule(_ text: String, _ option: String) throws -> MatrixRule {
        let pairs = text.hasPrefix("{") ? try json(text, option) : typed(text)
        guard !pairs.isEmpty else {
            throw ValidationError("--\(option) \(text): use keys and values, such as family=systemSmall locale=ar,he")
        }
        var words: [String] = []
        for (name, values) in pairs {
            let known = SettingKey.ofMatrix
            guard let key = known.first(where: { $0.name == name || $0.plural == name }) else {
                throw ValidationError(
                    "--\(option) \(text): '\(name)' is not a matrix key\(NearestName.hint(name, known.map(\.name)))"
                )
            }
            words.append("\(key.option)=\(values)")
        }
        do {
            return MatrixRule(try PlanOptions.parse(words).settings())
        } catch {
            throw ValidationError("--\(option) \(text): \(PlanOptions.message(for: error))")
        }
    }

    /// Words that are no pair belong to the value before them: `device=iPhone 16 Pro locale=ar`.
    private static func typed(_ text: String) -> [(String, String)] {
        var pairs: [(String, String)] = []
        for word in text.split(separator: " ") {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if parts.count == 2 {
                pairs.append((parts[0], parts[1]))
            } else if let last = pairs.popLast() {
                pairs.append((last.0, last.1 + " " + word))
            } else {
                pairs.append((String(word), ""))
            }
        }
        return pairs
    }

    private static func json(_ text: String, _ option: String) throws -> [(String, String)] {
        guard let value = try? JSONDecoder().decode([String: JSONValue].self, from: Data(text.utf8)) else {
            throw ValidationError(
                "--\(option) \(text): not a JSON object; use the form family=systemSmall "
                    + "locale=ar,he")
        }
        return value.sorted { $0.key < $1.key }.map { key, value in
            if case .array(let values) = value { return (key, values.map(word).joined(separator: ",")) }
            return (key, word(value))
        }
    }

    private static func word(_ value: JSONValue) -> String {
        if case .string(let text) = value { text } else { value.text }
    }
}
