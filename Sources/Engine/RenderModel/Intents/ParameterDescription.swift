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
    package var defaultValue: JSONValue?
    /// The default as the system shows it.
    package var defaultText: String?
    package var options: [ParameterOption]
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
        options: [ParameterOption] = [], isDynamic: Bool = false
    ) {
        (self.name, self.title, self.description, self.type) = (name, title, description, type)
        (self.isOptional, self.options, self.isDynamic) = (isOptional, options, isDynamic)
    }
}
