import Foundation
import FoundationCompat
import Launch
import TestSupport
import Testing

@testable import WidgetKitCore

/// On an iPhone, `Locale.current` has a language that the extension is localized in, and the user's region.
struct LocalizationAuditTests {
    private func contents(
        _ localizations: String..., developmentLanguage: String = "en", mixed: Bool = false
    ) throws -> MainBundle.Contents {
        let folder = try temporaryFolder()
        for language in localizations {
            let project = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
            try "\"title\" = \"…\";\n".write(
                to: project.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        }
        var description = BundleDescription(folders: [folder])
        description.infoDictionary["CFBundleDevelopmentRegion"] = developmentLanguage
        description.infoDictionary["CFBundleAllowMixedLocalizations"] = mixed
        return MainBundle.Contents(description)
    }

    private func messages(_ locale: String, _ contents: MainBundle.Contents) -> [String] {
        LocalizationAudit.audit(locale, contents).map(\.message)
    }

    @Test func aLanguageWithoutALocalizationNamesTheLocaleOfAnIPhone() throws {
        let english = try contents("en")
        #expect(
            messages("de_DE", english) == [
                "the extension is not localized in German, so an iPhone shows it with dates, numbers and layout in "
                    + "English: --locale en_DE"
            ])
        #expect(messages("ja", english).first?.hasSuffix("--locale en") == true)
        #expect(messages("en_GB", english) == [])
    }

    @Test func anExtensionWithoutLocalizationsHasItsDevelopmentLanguage() throws {
        let german = try contents(developmentLanguage: "de")
        #expect(messages("de_AT", german) == [])
        #expect(messages("en_US", german).first?.hasSuffix("in German: --locale de_US") == true)
    }

    @Test func aScriptOrARegionOfALanguageIsThatLanguage() throws {
        let localized = try contents("zh-Hans", "pt-BR", "no")
        for locale in ["zh_TW", "pt_PT", "nb_NO", "nn"] { #expect(messages(locale, localized) == [], "\(locale)") }
        #expect(messages("sv_SE", localized).count == 1)
    }

    @Test func mixedLocalizationsFollowTheUser() throws {
        #expect(try messages("de_DE", contents("en", mixed: true)) == [])
    }
}
