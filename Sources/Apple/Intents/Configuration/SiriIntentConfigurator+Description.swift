import AppIntents
import RenderModel

extension INIntent {
    /// What can be chosen for this class's intents; a dynamic parameter's handler is asked with the values that all
    /// parameters have by default.
    package class func describe() async -> [ParameterDescription] {
        let intent = Self.init()
        _ = try? await SiriIntentConfigurator(intent).apply([:])
        let request = HandlerRequest(intent)
        var result: [ParameterDescription] = []
        for parameter in _definition?.parameters ?? [] {
            result.append(await description(of: parameter, request))
        }
        return result
    }

    /// The parameters' names, in the order in which the user sees them.
    package class var parameterNames: [String] { _definition?.parameters.map(\.name) ?? [] }

    /// The values that were set, as `--configuration` takes them.
    package var chosenValues: [String: JSONValue] {
        var result: [String: JSONValue] = [:]
        for parameter in Self._definition?.parameters ?? [] {
            result[parameter.name] = _values[parameter.name].map(parameter.json)
        }
        return result
    }

    private class func description(
        of parameter: _INParameterDefinition, _ request: HandlerRequest
    ) async -> ParameterDescription {
        var result = ParameterDescription(
            name: parameter.name, title: String(localized: parameter.title), type: parameter.typeName,
            isOptional: !parameter.type.isEnumeration, options: parameter.type.cases ?? [],
            isDynamic: parameter.isDynamic)
        let value = request.intent._values[parameter.name]
        result.defaultValue = value.map(parameter.json)
        result.defaultText = value.map(parameter.text)
        result.range = parameter.range.map {
            .init(lowerBound: $0.lowerBound, upperBound: $0.upperBound.isFinite ? $0.upperBound : nil)
        }
        result.size = parameter.sizes[""].map { .init(minimum: 0, maximum: $0) }
        if result.size == nil, !parameter.sizes.isEmpty {
            result.familySizes = parameter.sizes.mapValues { .init(minimum: 0, maximum: $0) }
        }
        result.form = parameter.type.form.map { parameter.isArray ? "[\($0), …]" : $0 }
        result.shownWhen = parameter.relation.map { relation in
            relation.text(of: _definition?.parameters.first { $0.name == relation.parent })
        }
        guard parameter.isDynamic else { return result }
        if request.handlers.isEmpty {
            result.problem = SiriIntentConfigurator.missingHandlerMessage(parameter.name)
            return result
        }
        do {
            let offered = try await request.options(parameter, searchTerm: OptionsRequest.searchTerm)
            result.options = offered?.listed(parameter) ?? result.options
        } catch {
            result.problem = String(describing: error)
        }
        return result
    }
}
