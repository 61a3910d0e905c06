import ArgumentParser
import Foundation
import RenderCoordinator
import RenderModel
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
                    "--\(option) \(argument): \(FileProblem.text(error)); write JSON such as '\(example)', "
                        + "or the path of a file with it")
            }
            name = url.deletingPathExtension().lastPathComponent
        }
        do {
            return (try JSONValue(text: text), name)
        } catch {
            throw ValidationError("--\(option) \(argument): this is not JSON; write it like \(example)")
        }
    }
}
