import AppIntents
import Findings
import Foundation
import Launch
import RenderModel

/// Gives a SiriKit intent's parameters values as the system does before a provider sees it: what was chosen, else the
/// default of the intent's handler, else that of the definition.
package struct SiriIntentConfigurator {
    private let intent: INIntent
    private let parameters: [_INParameterDefinition]
    private let request: HandlerRequest
    private let family: IntentWidgetFamily?

    package init(_ intent: INIntent, family: IntentWidgetFamily? = nil) {
        self.intent = intent
        self.family = family
        parameters = type(of: intent)._definition?.parameters ?? []
        request = HandlerRequest(intent)
    }

    /// - Throws: `ConfigurationError`.
    package func apply(_ chosen: [String: JSONValue]) async throws -> [Finding] {
        let names = parameters.map(\.name)
        if let unknown = chosen.keys.sorted().first(where: { !names.contains($0) }) {
            throw ConfigurationError.unknownParameter(unknown, known: names)
        }
        var findings: [Finding] = []
        // In order: the options of a later one may depend on an earlier value.
        for parameter in parameters {
            if let json = chosen[parameter.name] {
                try await choose(json, for: parameter)
                findings += hidden(parameter)
            } else {
                intent._values[parameter.name] = request.defaultValue(parameter) ?? parameter.ownDefault
            }
            findings += limit(parameter) + missingHandler(parameter)
        }
        return findings
    }

    // MARK: Choosing

    private func choose(_ json: JSONValue, for parameter: _INParameterDefinition) async throws {
        if json.isNull {
            intent._values[parameter.name] = nil
            return
        }
        do {
            intent._values[parameter.name] = try await value(json, for: parameter)
        } catch let problem as _IntentValueProblem {
            throw ConfigurationError.wrongValue(
                parameter: parameter.name, value: json.text, expected: problem.expected)
        } catch {
            throw ConfigurationError.queryFailed(parameter: parameter.name, reason: String(describing: error))
        }
        if let range = parameter.range, !Self.allows(json, parameter) {
            throw ConfigurationError.wrongValue(
                parameter: parameter.name, value: json.text, expected: range.expectation)
        }
    }

    /// Whether every number lies in the parameter's range.
    static func allows(_ json: JSONValue, _ parameter: _INParameterDefinition) -> Bool {
        guard let range = parameter.range else { return true }
        let written = if case .array(let items) = json { items } else { [json] }
        return written.compactMap(\.real).allSatisfy(range.contains)
    }

    private func value(_ json: JSONValue, for parameter: _INParameterDefinition) async throws -> Any {
        guard parameter.isDynamic, let offered = try await request.options(parameter, searchTerm: nil) else {
            return try await parameter.read(json)
        }
        guard parameter.isArray else { return try await item(json, parameter, offered) }
        let written = if case .array(let values) = json { values } else { [json] }
        var result: [Any] = []
        for json in written { result.append(try await item(json, parameter, offered)) }
        return result
    }

    /// The offered value that is meant, or one that is found by searching for what was written.
    private func item(
        _ json: JSONValue, _ parameter: _INParameterDefinition, _ offered: _INOptions
    ) async throws -> Any {
        if let found = match(json, parameter, offered) { return found }
        if let text = Self.written(json), let more = try await request.options(parameter, searchTerm: text),
            let found = match(json, parameter, more)
        {
            return found
        }
        let options = offered.listed(parameter)
        guard !options.isEmpty else { return try await parameter.type.read(json) }
        throw _IntentValueProblem(expected: "one of " + options.listed)
    }

    private func match(_ json: JSONValue, _ parameter: _INParameterDefinition, _ offered: _INOptions) -> Any? {
        let text = Self.written(json)
        let items = offered.sections.flatMap(\.items).map(_INOptions.swift)
        func isMeant(_ item: Any) -> Bool {
            let identifier = (item as? INObject)?.identifier
            return parameter.type.json(item) == json || identifier != nil && identifier == text
        }
        return items.first(where: isMeant)
            ?? items.first { parameter.type.text($0) == text }
    }

    /// `berlin` of `{"id": "berlin"}` and of `"berlin"`.
    private static func written(_ json: JSONValue) -> String? {
        guard case .object(let values) = json else { return json.string ?? json.integer.map(String.init) }
        return values["id"]?.string ?? values["title"]?.string
    }

    // MARK: Remarks

    private func hidden(_ parameter: _INParameterDefinition) -> [Finding] {
        guard let relation = parameter.relation else { return [] }
        let parent = parameters.first { $0.name == relation.parent }
        guard !relation.holds(in: intent._values, parent: parent) else { return [] }
        return [
            Finding(
                .parameterNotShown,
                "an iPhone lets the user choose the parameter '\(parameter.name)' only if "
                    + relation.text(of: parent))
        ]
    }

    private func limit(_ parameter: _INParameterDefinition) -> [Finding] {
        guard let family, let size = parameter.sizes[family.rawValue] ?? parameter.sizes[""],
            let values = intent._values[parameter.name] as? [Any], values.count > size
        else { return [] }
        intent._values[parameter.name] = Array(values.prefix(size))
        return [
            Finding(
                .parameterValuesTruncated,
                "\(family.rawValue) accepts \(size) values of the parameter "
                    + "'\(parameter.name)'; the first of \(values.count) are shown")
        ]
    }

    private func missingHandler(_ parameter: _INParameterDefinition) -> [Finding] {
        guard parameter.isDynamic, request.handlers.isEmpty else { return [] }
        return [Finding(.intentHandlerMissing, Self.missingHandlerMessage(parameter.name))]
    }

    static func missingHandlerMessage(_ parameter: String) -> String {
        // Where the widget's project has one, it was found there.
        let place = LaunchFile.current.intentsExtension.map { " " + $0 } ?? ""
        return
            "the options and the default of the parameter '\(parameter)' come from an Intents extension, which isn't "
            + "included; add its folder with --with\(place)"
    }
}
