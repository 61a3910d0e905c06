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
