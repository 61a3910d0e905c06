extension DynamicOptionsProvider {
    /// What is offered, as it is shown.
    package func options() async throws -> [_IntentOption] {
        try await results()._sections.flatMap { section in
            section.items.map { item in
                _IntentOption(
                    value: item.value._json,
                    title: item.representation.map { String(localized: $0.title) } ?? item.value._text,
                    subtitle: (item.representation?.subtitle ?? Self.subtitle(item.value)).map {
                        String(localized: $0)
                    },
                    section: section.title.map { String(localized: $0) })
            }
        }
    }

    private static func subtitle(_ value: Result.Result) -> LocalizedStringResource? {
        (value as? any InstanceDisplayRepresentable)?.displayRepresentation.subtitle
    }

    package func erasedDefault() async -> Any? { await defaultResult() }

    /// The offered values of a type.
    package func values<Value>(of type: Value.Type) async throws -> [Value] {
        try await results()._sections.flatMap(\.items).compactMap { $0.value as? Value }
    }
}
