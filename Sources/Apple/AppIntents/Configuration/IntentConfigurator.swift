import Findings
import RenderModel

/// Gives an intent's parameters values as the system does before a provider sees it: what was chosen, else the
/// default, else the default result of the query.
package struct IntentConfigurator {
    private let parameters: [AnyIntent.Parameter]
    private let family: IntentWidgetFamily?
    /// Whether parameters that nobody gave a value get one; the edit-widget page shows that they have none.
    private let fillsGaps: Bool

    package init(_ intent: any AppIntent, family: IntentWidgetFamily?, fillingGaps: Bool = true) {
        fillsGaps = fillingGaps
        parameters = AnyIntent(intent).parameters
        self.family = family
    }

    /// - Throws: `ConfigurationError`.
    package func apply(_ chosen: [String: JSONValue]) async throws -> [Finding] {
        let names = parameters.map(\.name)
        if let unknown = chosen.keys.sorted().first(where: { !names.contains($0) }) {
            throw ConfigurationError.unknownParameter(unknown, known: names)
        }
        var findings: [Finding] = []
        // In order: a later query may depend on an earlier value.
        for item in parameters {
            if let json = chosen[item.name] {
                try await choose(json, for: item)
            } else if item.parameter.json == nil {
                findings += try await fill(item)
            }
            findings += limit(item)
        }
        return findings
    }

    private func choose(_ json: JSONValue, for item: AnyIntent.Parameter) async throws {
        do {
            try await item.parameter.choose(json)
        } catch let problem as _IntentValueProblem {
            throw ConfigurationError.wrongValue(
                parameter: item.name, value: json.text, expected: await expectation(problem.expected, item.parameter))
        } catch {
            throw ConfigurationError.queryFailed(parameter: item.name, reason: String(describing: error))
        }
        try check(json, item)
        try await checkOffered(item)
    }

    private func check(_ json: JSONValue, _ item: AnyIntent.Parameter) throws {
        guard let range = item.parameter.traits.range, let value = item.parameter.json?.real, !range.contains(value)
        else { return }
        throw ConfigurationError.wrongValue(
            parameter: item.name, value: json.text,
            expected: range.expectation)
    }

    /// A value of an options provider or a shortened enumeration is one of those it offers.
    private func checkOffered(_ item: AnyIntent.Parameter) async throws {
        let parameter = item.parameter
        guard let value = parameter.json, !value.isNull, !(parameter.traits.provider is any EntityQuery),
            parameter.traits.supported != nil || parameter.traits.provider != nil
        else { return }
        let offered = if let cases = parameter.cases { cases } else { (try? await parameter.provider?.options()) ?? [] }
        guard !offered.isEmpty else { return }
        let values: [JSONValue] = if case .array(let values) = value { values } else { [value] }
        guard let wrong = values.first(where: { value in !offered.contains { $0.value == value } }) else { return }
        throw ConfigurationError.wrongValue(
            parameter: item.name, value: wrong.text, expected: "one of " + offered.listed)
    }

    /// What a query offers says more than its type.
    private func expectation(_ expected: String, _ parameter: any ConfigurableParameter) async -> String {
        guard parameter.cases == nil, let options = try? await parameter.provider?.options(), !options.isEmpty else {
            return expected
        }
        return "one of " + options.listed
    }

    private func fill(_ item: AnyIntent.Parameter) async throws -> [Finding] {
        let parameter = item.parameter
        if await parameter.takeDefaultResult() || parameter.isOptional || !fillsGaps { return [] }
        if parameter.takeNeutral() { return [] }
        do {
            if try await parameter.takeFirstOption() {
                return [
                    Finding(
                        .parameterDefaultMissing,
                        "the parameter '\(item.name)' is not optional and has no default, so an iPhone waits for "
                            + "the user's choice; the first option is shown")
                ]
            }
        } catch {
            throw ConfigurationError.queryFailed(parameter: item.name, reason: String(describing: error))
        }
        // The provider is called all the same, and may do without.
        return [
            Finding(
                .parameterDefaultMissing,
                "the parameter '\(item.name)' of type \(parameter.typeName) has no value: it has no default, and its query "
                    + "offers none; code that reads it traps, as on an iPhone; choose one with --configuration")
        ]
    }

    private func limit(_ item: AnyIntent.Parameter) -> [Finding] {
        guard let size = item.parameter.traits.size?.size(in: family), let family else { return [] }
        if let count = item.parameter.limit(to: size.maximum) {
            return [
                Finding(
                    .parameterValuesTruncated,
                    "\(family.rawValue) accepts \(size.maximum) values of the parameter "
                        + "'\(item.name)'; the first of \(count) are shown")
            ]
        }
        return []
    }
}

/// Why values cannot be chosen.
package enum ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownParameter(String, known: [String])
    case wrongValue(parameter: String, value: String, expected: String)
    case queryFailed(parameter: String, reason: String)

    package var description: String {
        switch self {
        case .unknownParameter(let name, let known):
            "there is no parameter '\(name)'; "
                + (known.isEmpty ? "the widget has none" : "the parameters are \(known.joined(separator: ", "))")
        case .wrongValue(let parameter, let value, let expected):
            "the parameter '\(parameter)' cannot be \(value); use \(expected)"
        case .queryFailed(let parameter, let reason):
            "the values of the parameter '\(parameter)' could not be loaded: \(reason)"
        }
    }
}
