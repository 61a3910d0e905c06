import Foundation

/// The language whose line heights, line breaks and letterforms text is set with.
public struct TypesettingLanguage: Hashable, Sendable {
    let language: Locale.Language?

    /// The locale's.
    public static let automatic = TypesettingLanguage(language: nil)

    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { Self(language: language) }
}

extension Text {
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        isEnabled ? adding(.language(language)) : self
    }

    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        isEnabled ? adding(.language(language.language)) : self
    }
}

nonisolated extension View {
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language.language } }
    }
}
