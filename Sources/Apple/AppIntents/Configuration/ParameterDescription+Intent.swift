import RenderModel

extension ParameterDescription.Size {
    init(_ size: IntentCollectionSize) {
        self.init(minimum: size.minimum, maximum: size.maximum == .max ? nil : size.maximum)
    }
}

extension AnyIntent {
    /// Parameters with their options, each asked of its query.
    package func describe() async -> [ParameterDescription] {
        var result: [ParameterDescription] = []
        for item in parameters { result.append(await Self.describe(item)) }
        return result
    }

    private static func describe(_ item: Parameter) async -> ParameterDescription {
        let parameter = item.parameter, traits = parameter.traits
        var result = ParameterDescription(
            name: item.name, title: traits.title.map { String(localized: $0) } ?? item.name,
            description: traits.description.map { String(localized: $0) }, type: parameter.typeName,
            isOptional: parameter.isOptional, options: parameter.cases ?? [], isDynamic: false)
        result.range = traits.range.map {
            .init(lowerBound: $0.lowerBound, upperBound: $0.upperBound.isFinite ? $0.upperBound : nil)
        }
        switch traits.size {
        case .all(let size): result.size = .init(size)
        case .families(let sizes):
            result.familySizes = Dictionary(uniqueKeysWithValues: sizes.map { ($0.rawValue, .init($1)) })
        case nil: break
        }
        result.form = parameter.form
        if let provider = parameter.provider {
            result.isDynamic = true
            do { result.options = try await provider.options() } catch { result.problem = String(describing: error) }
        }
        if parameter.json == nil { _ = await parameter.takeDefaultResult() }
        result.defaultValue = parameter.json
        result.defaultText = parameter.text
        return result
    }
}
