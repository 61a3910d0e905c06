/// What a widget is called in one language.
package struct WidgetNames: Hashable, Sendable, Codable {
    /// As the gallery shows it; empty where the widget gives none.
    package var displayName: String
    package var description: String

    package init(displayName: String, description: String) {
        (self.displayName, self.description) = (displayName, description)
    }
}

extension WidgetDescriptor {
    /// What it is called in a locale that is rendered.
    package func names(in locale: String) -> WidgetNames {
        localizations[locale] ?? WidgetNames(displayName: displayName, description: description)
    }

    /// Its name in a locale, or its kind where it has none.
    package func title(in locale: String) -> String {
        let name = names(in: locale).displayName
        return name.isEmpty ? kind : name
    }
}
