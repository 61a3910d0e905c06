extension IntentDefinition {
    /// Slips that Xcode lets pass.
    package var warnings: [IntentDefinitionError] {
        intents.flatMap { intent in
            intent.parameters.compactMap { parameter in
                let place = "\(intent.name), \(parameter.name)"
                if let parent = parameter.relation?.parent, !intent.parameters.contains(where: { $0.name == parent }) {
                    return .init(path: path, place: place, reason: "its parent \(parent) is no parameter")
                }
                guard case .enumerationCase(let name)? = parameter.defaultValue,
                    let type = enumerations.first(where: { $0.name == parameter.customType }),
                    !type.cases.contains(where: { $0.name == name })
                else { return nil }
                let known = type.cases.map(\.name).joined(separator: ", ")
                return .init(
                    path: path, place: place,
                    reason: "its default \(name) is no value of \(type.name), which has \(known)")
            }
        }
    }
}
