import Foundation
import Launch
import ProcessContext
import TestSupport
import Testing

@testable import FoundationCompat

/// Look-ups in the tables of the widget's bundle.
@Suite(.ownContext)
struct LocalizedStringTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox([
            "de.lproj/Localizable.strings": """
            "Hello" = "Hallo";
            "%@ owes %lld coins" = "%2$lld Münzen schuldet %1$@";
            "full" = "100%";
            """,
            "de.lproj/Other.strings": "\"Hello\" = \"Servus\";",
            "de.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Uhr\";",
            "en.lproj/Localizable.stringsdict": """
            <plist version="1.0"><dict><key>turns</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@count@ left</string>
            <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d turn</string><key>other</key><string>%d turns</string></dict>
            </dict></dict></plist>
            """,
            "Data/levels.json": "[]", "de.lproj/help.txt": "Hilfe", "en.lproj/help.txt": "Help"
        ])
        var bundle = BundleDescription(folders: [sandbox.folder])
        bundle.infoDictionary["CFBundleDisplayName"] = "Clock"
        bundle.infoDictionary["Versions"] = ["1.0"]
        ProcessContext.current.bundle = MainBundle.Contents(bundle)
        MainBundle.install()
    }

    private func inGerman<Result>(_ body: () throws -> Result) rethrows -> Result {
        let context = ProcessContext.current
        context.localeIdentifier = "de_DE"
        defer { context.localeIdentifier = "en_US" }
        return try body()
    }

    @Test func valuesAreReorderedAndPrintedInTheLocale() {
        inGerman {
            #expect(String(localized: "Hello") == "Hallo")
            #expect(String(localized: "Hello", table: "Other") == "Servus")
            #expect(String(localized: "\("Ann") owes \(1234) coins") == "1.234 Münzen schuldet Ann")
            // The locale prints values and chooses no language.
            let english = String(localized: "\("Ann") owes \(1234) coins", locale: Locale(identifier: "en_US"))
            #expect(english == "1,234 Münzen schuldet Ann")
            #expect(String(localized: "full") == "100%")
        }
        #expect(String(localized: "Hello") == "Hello")
    }

    @Test func aDefaultStandsWhereNoTableHasTheKey() {
        #expect(String(localized: "greeting", defaultValue: "Good \("day"), 100 %") == "Good day, 100 %")
        inGerman {
            #expect(String(localized: "Hello", defaultValue: "unused") == "Hallo")
        }
    }

    @Test func aResourceIsLookedUpInItsOwnLocale() {
        var resource: LocalizedStringResource = "Hello"
        #expect(String(localized: resource) == "Hello")
        resource.locale = Locale(identifier: "de")
        #expect(String(localized: resource) == "Hallo")
        #expect(resource.key == "Hello")
        #expect(resource != "Hello")
    }

    @Test func aResourceSurvivesCoding() throws {
        let resource = LocalizedStringResource("\("Ann") owes \(3) coins", locale: Locale(identifier: "de"))
        let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        #expect(String(localized: copy) == "3 Münzen schuldet Ann")
    }

    @Test func formatStylesAndSpecifiersAreFilledIn() {
        #expect(String(localized: "\(0.25, format: .percent) done") == "25% done")
        #expect(String(localized: "\(1.5, specifier: "%.2f") points") == "1.50 points")
        #expect(String.LocalizationValue("\(1) \(UInt8(2)) \(1.0) \(Float(1)) \("a")").key == "%lld %u %lf %f %@")
    }

    @Test func theMainBundleReachesTheSameTables() {
        #expect(NSLocalizedString("Hello", comment: "") == "Hello")
        #expect(NSLocalizedString("none", value: "Some", comment: "") == "Some")
        inGerman {
            #expect(NSLocalizedString("Hello", comment: "") == "Hallo")
            #expect(NSLocalizedString("Hello", tableName: "Other", comment: "") == "Servus")
            #expect(Bundle.main.localizedString(forKey: "Hello", value: nil, table: nil) == "Hallo")
            #expect(Bundle.main.preferredLocalizations == ["de"])
        }
        #expect(Bundle.main.localizations == ["de", "en"])
        #expect(Bundle.main.developmentLocalization == "en")
        #expect(Bundle.main as AnyObject is Bundle)
    }

    @Test func aPluralFormatWaitsForItsNumber() {
        let format = NSLocalizedString("turns", comment: "")
        #expect(String.localizedStringWithFormat(format, 1) == "1 turn left")
        #expect(String(format: format, 1234) == "1234 turns left")
        #expect(String(localized: "turns", defaultValue: "\(1)") == "1 turn left")
    }

    @Test func theBundleKnowsItsPropertyList() {
        let name = sandbox.folder.lastPathComponent
        #expect(Bundle.main.bundleIdentifier == "com.example.\(name)")
        #expect(Bundle.main.infoDictionary?["Versions"] as? [String] == ["1.0"])
        #expect(Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String == "Clock")
        inGerman {
            #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Uhr")
        }
    }

    @Test func theBundleFindsFilesWhereverTheyLie() throws {
        let url = try #require(Bundle.main.url(forResource: "levels", withExtension: "json"))
        #expect(try String(contentsOf: url, encoding: .utf8) == "[]")
        #expect(Bundle.main.path(forResource: "levels.json", ofType: nil) == url.path)
        #expect(Bundle.main.url(forResource: "levels", withExtension: "json", subdirectory: "Data") == url)
        #expect(Bundle.main.url(forResource: "levels", withExtension: "json", subdirectory: "Other") == nil)
        let help = try #require(inGerman { Bundle.main.path(forResource: "help", ofType: "txt") })
        #expect(try String(contentsOfFile: help, encoding: .utf8) == "Hilfe")
        #expect(Bundle.main.url(forResource: "nothing", withExtension: "json") == nil)
        let german = try #require(Bundle.main.path(forResource: "de", ofType: "lproj").flatMap(Bundle.init(path:)))
        #expect(String(localized: "Hello", bundle: german) == "Hallo")
    }

    @Test func groupContainersLieInAFolderOfTheProcess() throws {
        let url = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a"))
        #expect(FileManager.default.fileExists(atPath: url.path))
        #expect(!url.path.hasPrefix(NSHomeDirectory() + "/Library"))
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../x") == nil)
        try FileManager.default.removeItem(at: url)
    }
}
