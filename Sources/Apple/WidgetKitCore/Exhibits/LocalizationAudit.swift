import Findings
import Foundation
import FoundationCompat
import ProcessContext

/// Finds pictures in a language that the extension is not localized in.
///
/// `Locale.current` on an iPhone pairs the language that the system has chosen among the bundle's localizations with the
/// region that the user has set: an English extension formats dates for `en_DE` on a German iPhone. A picture that is
/// asked for in `de_DE` has them in German.
enum LocalizationAudit {
    /// - Parameter locale: the one that the picture was asked for in.
    static func findings(in locale: String) -> [Finding] {
        let context = ProcessContext.current
        if let known = context.localizationFindings[locale] { return known }
        // A program that nobody describes has no localizations of its own.
        let findings = context.launch.bundle == nil ? [] : audit(locale, MainBundle.contents)
        context.localizationFindings[locale] = findings
        return findings
    }

    static func audit(_ identifier: String, _ contents: MainBundle.Contents) -> [Finding] {
        let locale = Locale(identifier: identifier)
        let development = contents.strings.developmentLanguage
        guard !contents.description.allowsMixedLocalizations, let wanted = language(of: locale),
            let shown = language(of: Locale(identifier: development)), shown != wanted,
            !contents.strings.languages.contains(where: { language(of: Locale(identifier: $0)) == wanted })
        else { return [] }
        let english = Locale(identifier: "en_US")
        func name(_ code: String) -> String { english.localizedString(forLanguageCode: code) ?? code }
        let command = "--locale " + ([shown] + (locale.region.map { [$0.identifier] } ?? [])).joined(separator: "_")
        return [
            Finding(
                .languageNotLocalized,
                "the extension is not localized in \(name(wanted)), so an iPhone shows it with dates, numbers and layout "
                    + "in \(name(shown)): \(command)")
        ]
    }

    /// One code for what an iPhone takes for the same language: Norwegian is written in two, and has an older one.
    private static func language(of locale: Locale) -> String? {
        guard let code = locale.language.languageCode?.identifier else { return nil }
        return ["nn", "no"].contains(code) ? "nb" : code
    }
}

extension ProcessContext {
    private enum LocalizationFindingsKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> [String: [Finding]] { [:] }
    }

    /// What was found for each locale, as it takes all the string files to tell.
    fileprivate var localizationFindings: [String: [Finding]] {
        get { self[LocalizationFindingsKey.self] }
        set { self[LocalizationFindingsKey.self] = newValue }
    }
}
