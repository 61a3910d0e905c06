import Assets
import Foundation
import SwiftText
import Testing

@testable import darkroom

/// The symbols that Xcode 26 generated for strings of published projects.
struct StringSymbolTests {
    @Test(arguments: [
        ("character.bear", "characterBear"), ("common.minutesShort %lld %lld", "commonMinutesShort"),
        ("game.encouragement.0", "gameEncouragement0"), ("common.ok", "commonOk"), ("OK", "ok"),
        ("Landmarks", "landmarks"),
        ("URL copied", "urlCopied"), ("Don't show", "dontShow"), ("10 minutes", "_10Minutes"),
        ("%(landmark)@ is contained in %(landmarkCollection)@", "isContainedIn"), ("TITLE_KEY", "titleKey"),
        ("combinedConvectiveRiskWidgetTitle", "combinedConvectiveRiskWidgetTitle"), ("100% sure", "_100Sure"),
        ("%@", "string")
    ])
    func aKeysName(key: String, symbol: String) {
        let name = StringSymbol(ManualString(key: key)).identifier
        #expect(name == symbol)
    }

    @Test func argumentsHaveTheTypesOfTheirSpecifiers() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalog = #"{"strings": {"a %@ %lld %d %.1f %(in)lf": {"extractionState": "manual"}}}"#
        try Data(catalog.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
        let string = try #require(ManualString.all(below: [folder]).first)
        #expect(
            StringSymbol(string).declaration.contains(
                "static func `a`(_ arg1: String, _ arg2: Int, _ arg3: Int32, _ arg4: Float, `in`: Double)"))
    }

    private let strings = [
        ManualString(key: "title"), ManualString(key: "unused"), ManualString(key: "own"),
        ManualString(key: "Title"), ManualString(key: "back \"slash\\", table: "Discover page")
    ]

    @Test func whatIsUsedAndNotDeclaredIsMade() {
        let source = SourceFile(
            """
            struct Intent { static var title: LocalizedStringResource = .title }
            extension LocalizedStringResource { static var own: LocalizedStringResource { "own" } }
            let text = "\\(String(localized: .DiscoverPage.backSlash))", other = Text(.own)
            """)
        #expect(
            StringSymbolSource(strings, sources: [source]).text == """
                import Foundation
                nonisolated extension LocalizedStringResource {
                    static var `title`: LocalizedStringResource { LocalizedStringResource("title", defaultValue: "title", table: "Localizable") }
                    nonisolated enum DiscoverPage {
                        static var `backSlash`: LocalizedStringResource { LocalizedStringResource("back \\"slash\\\\", defaultValue: "back \\"slash\\\\", table: "Discover page") }
                    }
                }

                """)
    }

    @Test func aFolderWithoutCatalogsHasNone() {
        #expect(StringSymbolSource([], sources: [SourceFile("Text(.title)")]).text == nil)
    }
}
