import RenderModel

/// A choice among an enumeration's cases.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, CustomLocalizedStringResourceConvertible, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: String(rawValue))
    }

    public static var _neutral: Self? { nil }
    public var _json: JSONValue { .string(String(describing: self)) }
    public var _text: String { String(localized: localizedStringResource) }

    /// In the order of the source, as far as it declares them.
    public static var _cases: [ParameterOption]? {
        let representations = caseDisplayRepresentations
        return allCases.compactMap { value in
            guard let representation = representations[value] else { return nil }
            return ParameterOption(
                value: value._json, title: value._text,
                subtitle: representation.subtitle.map { String(localized: $0) })
        }
    }

    /// A case's name or raw value, or the title that the system shows.
    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Self {
        let all = Array(allCases)
        let text = json.string ?? json.integer.map(String.init) ?? ""
        let found = all.first { String(describing: $0) == text } ?? all.first { String($0.rawValue) == text }
            ?? all.first { $0._text == text }
        guard let found else {
            throw _IntentValueProblem(
                expected: "one of " + all.map { "\"\(String(describing: $0))\"" }.joined(separator: ", "))
        }
        return found
    }
}
