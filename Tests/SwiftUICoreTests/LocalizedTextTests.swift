import Assets
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// Texts under a German table of strings.
@Suite("Localized texts") @MainActor
final class LocalizedTextTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
    private let environment: EnvironmentValues

    init() throws {
        let language = folder.appendingPathComponent("de.lproj", isDirectory: true)
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        try #"""
        "Next" = "Weiter";
        "%@ of %@" = "von %2$@ ist %1$@";
        "%lld **new**" = "%lld **neu**";
        """#.write(to: language.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        try """
        <plist version="1.0"><dict><key>%lld turns</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@turns@</string>
        <key>turns</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld Zug</string><key>other</key><string>%lld Züge</string>
        </dict></dict></dict></plist>
        """.write(to: language.appendingPathComponent("Localizable.stringsdict"), atomically: true, encoding: .utf8)
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de_DE")
        environment.assetSource = AssetSource(library: .empty, strings: StringTable(directories: [folder])) { _ in }
        self.environment = environment
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The Unicode CLDR's short times, which `DateFormatter` writes: hours have two digits in most of Europe.
    @Test(
        "A time has as many digits as the language writes",
        arguments: [
            ("en_US", "8:05\u{202F}AM"), ("en_GB", "08:05"), ("de_DE", "08:05"), ("ja_JP", "8:05"), ("da_DK", "08.05"),
            ("ar_EG", "٨:٠٥\u{00A0}ص")
        ])
    func times(_ locale: String, _ written: String) {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.timeZone = TimeZone(identifier: "UTC")!
        let date = Date(timeIntervalSince1970: 8 * 3600 + 5 * 60)
        #expect(Text(date, style: .time).plainString(in: environment) == written)
    }

    @Test("A literal is looked up")
    func literal() { #expect(Text("Next").plainString(in: environment) == "Weiter") }

    @Test("A translation may reorder its arguments")
    func order() { #expect(Text("\("a") of \("b")").plainString(in: environment) == "von b ist a") }

    @Test(
        "Numbers choose a plural wording and are printed as the locale does",
        arguments: [
            (1, "1 Zug"), (2, "2 Züge"), (1234, "1.234 Züge")
        ])
    func plural(_ count: Int, _ expected: String) {
        #expect(Text("\(count) turns").plainString(in: environment) == expected)
    }

    @Test("Markdown is read after the look-up")
    func markdown() {
        let text = ResolvedText(Text("\(3) **new**"), in: environment)
        #expect(text.runs.map(\.text) == ["3", " ", "neu"])
        #expect(text.runs.map(\.font.weight) == [400, 400, 600])
    }
}
