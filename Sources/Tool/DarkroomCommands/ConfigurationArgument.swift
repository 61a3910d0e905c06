import ArgumentParser
import Foundation
import RenderModel

/// Reads `--configuration`: JSON, or the path of a file with JSON; one configuration or an array of them.
///
/// A configuration is an object of values by parameter name, or `{"kind": …, "name": …, "parameters": {…}}`.
package enum ConfigurationArgument {
    package static func choices(_ arguments: [String]) throws -> [ConfigurationChoice] {
        var result: [ConfigurationChoice] = [], taken: Set<String> = []
        for argument in arguments {
            let (json, file) = try JSONArgument.read(
                argument, option: "configuration", example: #"{"city": "Berlin", "count": 3}"#)
            let several = if case .array(let items) = json { items } else { [json] }
            for (index, item) in several.enumerated() {
                let fallback =
                    file.map { several.count > 1 ? "\($0)-\(index + 1)" : $0 } ?? "configuration-\(result.count + 1)"
                var choice = try choice(item, argument, fallback)
                let name = choice.name
                var number = 2
                while !taken.insert(choice.name.lowercased()).inserted {
                    choice.name = "\(name)-\(number)"
                    number += 1
                }
                result.append(choice)
            }
        }
        return result
    }

    private static func choice(_ json: JSONValue, _ argument: String, _ name: String) throws -> ConfigurationChoice {
        guard case .object(let values) = json else {
            throw ValidationError("--configuration \(argument): use an object of values by parameter name")
        }
        guard case .object(let parameters)? = values["parameters"] else {
            return ConfigurationChoice(name: name, parameters: values)
        }
        if let other = values.keys.sorted().first(where: { !["kind", "name", "parameters"].contains($0) }) {
            throw ValidationError(
                "--configuration \(argument): in addition to \"parameters\", use "
                    + "\"kind\" and \"name\", not \"\(other)\""
            )
        }
        return ConfigurationChoice(
            name: values["name"]?.string ?? name, kind: values["kind"]?.string, parameters: parameters)
    }
}
