/// A parameter as `darkroom configurations` lists it.
package struct ParameterDescription: Hashable, Sendable, Codable {
    package struct Size: Hashable, Sendable, Codable {
        package var minimum: Int
        /// nil where there is no limit.
        package var maximum: Int?

        package init(minimum: Int, maximum: Int?) { (self.minimum, self.maximum) = (minimum, maximum) }
    }

    package struct Range: Hashable, Sendable, Codable {
        package var lowerBound: Double
        /// nil where there is none.
        package var upperBound: Double?

        package init(lowerBound: Double, upperBound: Double?) {
            (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
        }
    }

    /// The property's name, as `--configuration` takes it.
    package var name: String
    package var title: String
    package var description: String?
    /// Such as `String`, `City?` or `[City]`.
    package var type: String
    package var isOptional: Bool
    /// What it holds until the user chooses.
    package var defaultValue: _IntentJSON?
    /// The default as the system shows it.
    package var defaultText: String?
    package var options: [_IntentOption]
    /// Whether the options were asked of a query or an options provider.
    package var isDynamic: Bool
    /// Why its query gave no answer.
    package var problem: String?
    package var range: Range?
    package var size: Size?
    /// Sizes by family.
    package var familySizes: [String: Size]?
    /// How a value is written that is more than a number or a text.
    package var form: String?
    /// When the user sees it: `style is custom`.
    package var shownWhen: String?

    package init(
        name: String, title: String, description: String? = nil, type: String, isOptional: Bool,
        options: [_IntentOption] = [], isDynamic: Bool = false
    ) {
        (self.name, self.title, self.description, self.type) = (name, title, description, type)
        (self.isOptional, self.options, self.isDynamic) = (isOptional, options, isDynamic)
    }
}

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
