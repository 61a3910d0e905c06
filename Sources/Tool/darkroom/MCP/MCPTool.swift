import Foundation
import RenderModel
import SystemSupport

/// A command that clients can call, with the arguments that it takes.
struct MCPTool: Sendable {
    /// What an argument is, and how it becomes words of the command line.
    struct Argument: Sendable {
        enum Form: Sendable {
            /// A text behind an option; the values that it can have, where they are few.
            case text([String]? = nil)
            /// Texts, each behind the option.
            case list
            case flag
            case number
            /// A text, or several, without an option.
            case path, paths
            /// Of the tool itself: nothing of the command line.
            case count(ClosedRange<Int>)
        }

        let name: String
        let form: Form
        /// Such as `--family`; nil for what is none of the command line.
        let option: String?
        let help: String
        /// Words that stand for the option where the argument is missing.
        var usual: [String] = []
    }

    let name: String
    let title: String
    let help: String
    /// The words of the command, such as `explain` and `--tree`.
    let words: [String]
    let arguments: [Argument]
    /// Arguments that have to be there.
    var required: [String] = []
    /// Whether it writes into a folder that `--output` names, a new one unless the client names one.
    var writes: String?
    var isReadOnly = true
    /// The images of a result, best first, as paths.
    var imagePaths: @Sendable (_ result: JSONValue) -> [String] = { _ in [] }

    var command: String { words[0] }

    static let instructions = """
        Renders iOS widgets from their Swift sources on Linux. Call targets or doctor on a project first to see its \
        widget extensions and what does not compile; render to see widgets; explain to find out why a view is where it \
        is; tap to perform a button's intent; verify to compare with goldens. Paths are relative to the server's \
        working directory.
        """

    // MARK: Descriptions

    /// Whether a version of the protocol knows structured content and output schemas.
    static func hasStructure(_ version: String) -> Bool { version >= "2025-06-18" }

    /// As `tools/list` has it.
    func description(for version: String) -> JSONValue {
        var fields: [String: JSONValue] = [
            "name": .string(name), "description": .string(help), "inputSchema": inputSchema
        ]
        if version >= "2025-03-26" {
            fields["annotations"] = .object([
                "title": .string(title), "readOnlyHint": .bool(isReadOnly), "destructiveHint": .bool(false),
                "idempotentHint": .bool(true), "openWorldHint": .bool(false)
            ])
        }
        if Self.hasStructure(version) {
            fields["title"] = .string(title)
            fields["outputSchema"] = Self.outputSchema
        }
        return .object(fields)
    }

    private var inputSchema: JSONValue {
        var properties: [String: JSONValue] = [:]
        for argument in arguments { properties[argument.name] = argument.schema }
        var schema: [String: JSONValue] = [
            "type": .string("object"), "properties": .object(properties), "additionalProperties": .bool(false)
        ]
        if !required.isEmpty { schema["required"] = .array(required.map { .string($0) }) }
        return .object(schema)
    }

    /// What every command prints with `--json`; `docs/schemas` says what `result` is.
    private static let outputSchema = JSONValue.object([
        "type": .string("object"),
        "required": .array(["schemaVersion", "command", "exitStatus"].map { .string($0) }),
        "properties": .object([
            "schemaVersion": .object(["type": .string("integer")]),
            "command": .object(["type": .string("string")]),
            "exitStatus": .object(["type": .string("integer")]),
            "result": .object([:]),
            "error": .object([
                "type": .string("object"),
                "properties": .object([
                    "message": .object(["type": .string("string")]), "kind": .object(["type": .string("string")])
                ])
            ])
        ])
    ])

    // MARK: Calls

    /// What is wrong with arguments; nil where nothing is.
    func problem(with values: [String: JSONValue]) -> String? {
        for name in values.keys.sorted() {
            guard let argument = arguments.first(where: { $0.name == name }) else {
                // One or several: families, where family is given, and the other way round.
                let nearest =
                    NearestName.of(name, among: arguments.map(\.name))
                    ?? arguments.first { $0.name.commonPrefix(with: name).count > 4 }?.name
                return "\(self.name) has no argument \(name)\(nearest.map { "; did you mean \($0)?" } ?? "")"
            }
            if let problem = argument.problem(with: values[name] ?? .null) { return "\(name): \(problem)" }
        }
        return required.first { values[$0] == nil }.map { "\($0) is missing" }
    }

    /// - Parameter output: where it writes unless the client names a folder.
    func arguments(_ values: [String: JSONValue], output: String) -> [String] {
        var words = words, places: [String] = []
        for argument in arguments {
            guard let value = values[argument.name] else {
                words += argument.usual
                continue
            }
            switch argument.form {
            case .path, .paths: places += argument.texts(value)
            default: break
            }
            if let option = argument.option {
                words += argument.words(option, value)
            }
        }
        let namesFolder = arguments.contains { $0.option == writes && values[$0.name] != nil }
        if let writes, !namesFolder { words += [writes, output] }
        // A path that looks like an option is one all the same.
        return words + places.map { $0.hasPrefix("-") ? "./\($0)" : $0 }
    }

    /// Bytes that an image may have to be sent.
    private static let largestImage = 4 << 20

    func images(in result: JSONValue, _ values: [String: JSONValue]) -> [ToolResult.Image] {
        let count = values["maxImages"]?.integer ?? MCPTool.usualImages
        var images: [ToolResult.Image] = []
        for path in imagePaths(result) where images.count < count && path.hasSuffix(".png") {
            guard let data = FileManager.default.contents(atPath: path), data.count <= Self.largestImage else {
                continue
            }
            images.append(ToolResult.Image(path: path, data: data))
        }
        return images
    }

    static let usualImages = 4
}

extension MCPTool.Argument {
    fileprivate var schema: JSONValue {
        var fields: [String: JSONValue] = ["description": .string(help)]
        switch form {
        case .text(let values):
            fields["type"] = .string("string")
            if let values { fields["enum"] = .array(values.map { .string($0) }) }
        case .path: fields["type"] = .string("string")
        case .list, .paths:
            fields["type"] = .string("array")
            fields["items"] = .object(["type": .string("string")])
        case .flag: fields["type"] = .string("boolean")
        case .number: fields["type"] = .string("number")
        case .count(let range):
            fields["type"] = .string("integer")
            fields["minimum"] = .integer(range.lowerBound)
            fields["maximum"] = .integer(range.upperBound)
        }
        return .object(fields)
    }

    fileprivate func problem(with value: JSONValue) -> String? {
        switch (form, value) {
        case (.path, .string(let text)): return text.isEmpty || text.utf8.contains(0) ? "it is not a valid path" : nil
        case (.text(let values), .string(let text)):
            guard !text.utf8.contains(0) else { return "it contains a null byte" }
            guard let values, !values.contains(text) else { return nil }
            return "it must be one of \(values.joined(separator: ", "))"
        case (.list, .array(let items)), (.paths, .array(let items)):
            let isRight = items.allSatisfy { $0.string.map { !$0.utf8.contains(0) } ?? false }
            return isRight ? nil : "each item must be a string"
        case (.flag, .bool), (.number, .integer), (.number, .number): return nil
        case (.count(let range), _):
            guard let number = value.integer, range.contains(number) else {
                return "it must be a number from \(range.lowerBound) to \(range.upperBound)"
            }
            return nil
        case (.text, _), (.path, _): return "it is not a string"
        case (.list, _), (.paths, _): return "it is not an array"
        case (.flag, _): return "it is neither true nor false"
        case (.number, _): return "it is not a number"
        }
    }

    fileprivate func texts(_ value: JSONValue) -> [String] {
        guard case .array(let items) = value else { return value.string.map { [$0] } ?? [] }
        return items.compactMap(\.string)
    }

    /// With an equals sign, as a value may begin like an option.
    fileprivate func words(_ option: String, _ value: JSONValue) -> [String] {
        func joined(_ text: String) -> String { option.hasPrefix("--") ? "\(option)=\(text)" : option + text }
        return switch form {
        case .text, .list: texts(value).map(joined)
        case .flag: value == .bool(true) ? [option] : []
        case .number: [joined(value.text)]
        case .path, .paths, .count: []
        }
    }
}
