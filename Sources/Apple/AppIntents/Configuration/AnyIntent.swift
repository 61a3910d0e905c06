import RenderModel

/// An intent's parameters by the names of their properties, in the order of the source.
package struct AnyIntent {
    package struct Parameter {
        package let name: String
        package let parameter: any ConfigurableParameter
    }

    package let parameters: [Parameter]

    package init(_ intent: any AppIntent) {
        // Property wrappers are stored under their property's name with an underscore before it.
        parameters = Mirror(reflecting: intent).children.compactMap { child in
            guard let label = child.label, let parameter = child.value as? any ConfigurableParameter else { return nil }
            return Parameter(name: label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter: parameter)
        }
    }

    func name(of parameter: any AnyIntentParameter) -> String? {
        parameters.first { $0.parameter === parameter }?.name
    }

    package var values: [String: JSONValue] {
        var result: [String: JSONValue] = [:]
        for item in parameters { result[item.name] = item.parameter.json }
        return result
    }
}
