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

/// A value that the system offers.
public struct ParameterOption: Hashable, Sendable, Codable {
    /// As `--configuration` takes it.
    package var value: JSONValue
    package var title: String
    package var subtitle: String?
    /// The heading it stands under.
    package var section: String?

    package init(value: JSONValue, title: String, subtitle: String? = nil, section: String? = nil) {
        (self.value, self.title, self.subtitle, self.section) = (value, title, subtitle, section)
    }
}

extension [ParameterOption] {
    /// For messages: the first dozen, each as `--configuration` takes it with what the system shows.
    package var listed: String {
        let shown = prefix(12).map { option in
            let value = option.value.text
            return "\"\(option.title)\"" == value ? value : "\(value) (\(option.title))"
        }
        return shown.joined(separator: ", ") + (count > 12 ? " and \(count - 12) more" : "")
    }
}

extension ClosedRange<Double> {
    /// For messages: `a number from 1 to 14`.
    package var expectation: String {
        if upperBound == .infinity { return "a number from \(Self.text(lowerBound)) on" }
        if lowerBound == -.infinity { return "a number up to \(Self.text(upperBound))" }
        return "a number from \(Self.text(lowerBound)) to \(Self.text(upperBound))"
    }

    private static func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }
}

/// The sentence of an intent's parameter summary for given values.
public struct ParameterSentence: Hashable, Sendable, Codable {
    /// Parameters stand in it as `${name}`.
    package var text: String
    /// The names of the parameters that are shown below it.
    package var parameters: [String]

    package init(text: String, parameters: [String]) { (self.text, self.parameters) = (text, parameters) }
}
