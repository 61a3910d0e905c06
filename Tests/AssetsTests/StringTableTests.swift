import Assets
import Foundation
import TestSupport
import Testing

@Suite struct StringTableTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private var table: StringTable { StringTable(directories: [sandbox.folder]) }

    @Test func fallsBackFromRegionToLanguageToDevelopmentLanguageToBase() throws {
        try sandbox.write("pt-BR.lproj/A.strings", #""k" = "pt-BR";"#)
        for name in ["A", "B"] { try sandbox.write("pt.lproj/\(name).strings", #""k" = "pt";"#) }
        for name in ["A", "B", "C"] { try sandbox.write("en.lproj/\(name).strings", #""k" = "en";"#) }
        try sandbox.write("Base.lproj/D.strings", #""k" = "base";"#)
        let table = table
        let found = ["A", "B", "C", "D", "E"].map { table.localized("k", table: $0, languages: ["pt-BR"]) }
        #expect(found == ["pt-BR", "pt", "en", "base", nil])
        #expect(table.localized("k", table: "A", languages: ["pt-PT"]) == "pt")
        #expect(table.languages == ["en", "pt", "pt-BR"])
    }

    /// An iPhone shows the key, which tells that the translation is missing.
    @Test func aKeyThatTheLanguageLacksIsNotTakenFromAnother() throws {
        try sandbox.write("ja.lproj/Localizable.strings", #""title" = "題名";"#)
        try sandbox.write("en.lproj/Localizable.strings", #""title" = "Title"; "subtitle" = "Subtitle";"#)
        let table = table
        #expect(table.localized("title", languages: ["ja"]) == "題名")
        #expect(table.localized("subtitle", languages: ["ja"]) == nil)
        #expect(table.localized("subtitle", languages: ["en"]) == "Subtitle")
        #expect(table.localized("subtitle", languages: ["de"]) == "Subtitle")
    }

    @Test(arguments: [
        ("zh-TW", "繁"), ("zh-CN", "简"), ("zh-Hant-HK", "繁"), ("zh_SG", "简"), ("zh-TW-u-nu-latn", "繁")
    ])
    func aChineseRegionImpliesItsScript(tag: String, expected: String) throws {
        try sandbox.write("zh-Hant.lproj/Localizable.strings", #""k" = "繁";"#)
        try sandbox.write("zh-Hans.lproj/Localizable.strings", #""k" = "简";"#)
        #expect(table.localized("k", languages: [tag]) == expected)
    }

    @Test func namedTablesAreApart() throws {
        try sandbox.write("en.lproj/Widget.strings", #""k" = "widget";"#)
        #expect(table.localized("k", languages: ["en"]) == nil)
        #expect(table.localized("k", table: "Widget", languages: ["en"]) == "widget")
    }

    @Test func readsCommentsEscapesAndBareWords() throws {
        let text = #"""
            /* A comment; with "quotes" = and */
            "quote" = "say \"hi\"\n\ttab \\ \U00e9 \uD83D\uDE00"; // to the end = "x";
            bare_key = bare.value;
            "alone";
            """#
        try sandbox.write("en.lproj/Localizable.strings", text)
        let table = table
        #expect(table.localized("quote", languages: ["en"]) == "say \"hi\"\n\ttab \\ é 😀")
        #expect(table.localized("bare_key", languages: ["en"]) == "bare.value")
        #expect(table.localized("alone", languages: ["en"]) == "alone")
        #expect(table.findings.isEmpty)
    }

    @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
    func readsEveryEncoding(_ encoding: String.Encoding) throws {
        try sandbox.write("en.lproj/Localizable.strings", #""k" = "größer 你好";"#.data(using: encoding)!)
        #expect(table.localized("k", languages: ["en"]) == "größer 你好")
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func readsPropertyLists(format: PropertyListSerialization.PropertyListFormat) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: ["k": "v"], format: format, options: 0)
        try sandbox.write("en.lproj/Localizable.strings", data)
        #expect(table.localized("k", languages: ["en"]) == "v")
    }

    @Test(arguments: [
        ("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";", 3, "“;” is missing after “c”"),
        ("\n\"a\" = \"b", 2, "never closed"), ("/* x\n\n", 1, "comment"), ("\"a\" = ;", 1, "expected"),
        ("\"a\" = ", 1, "missing at the end"), ("\"a\" = \"\\", 1, "backslash")
    ])
    func aMalformedFileIsReportedWithItsLine(text: String, line: Int, problem: String) throws {
        try sandbox.write("en.lproj/Localizable.strings", text)
        let table = table
        #expect(table.localized("a", languages: ["en"]) == nil)
        let finding = try #require(table.findings.first)
        #expect(finding.code.name == "strings-malformed")
        #expect(finding.message.contains("Localizable.strings:\(line): "))
        #expect(finding.message.contains(problem))
    }

    /// Whether or not a picture asks for them.
    @Test func everyStringFileIsReadForTheFindings() throws {
        try sandbox.write("en.lproj/Localizable.strings", "\"a\" = \"b\"\n")
        try sandbox.write(
            "de.lproj/Plural.stringsdict",
            "<?xml version=\"1.0\"?>\n<plist><dict>\n<key>a</key>\n<strin/></dict></plist>")
        try sandbox.write("InfoPlist.xcstrings", "{\n \"strings\": {\n }")
        try sandbox.write("AppShortcuts.xcstrings", #"{"strings": {"a": 5, "b": {"localizations": {"de": 7}}}}"#)
        try FileManager.default.createDirectory(
            at: sandbox.folder.appendingPathComponent("fr.lproj/Other.strings"), withIntermediateDirectories: true)
        let texts = StringTable.findings(below: [sandbox.folder]).map(\.message)
        #expect(texts.count == 6, "\(texts)")
        for part in [
            "AppShortcuts.xcstrings: “a” is not an object", "the de of “b” is not an object",
            "InfoPlist.xcstrings:3: is not valid JSON",
            "Localizable.strings:2: ", "fr.lproj/Other.strings: cannot be read; see to it",
            "Plural.stringsdict:4: is not a property list"
        ] {
            #expect(texts.contains { $0.contains(part) }, "\(part) in \(texts)")
        }
    }

    @Test(arguments: ["", "{", "[]", #"{"strings": 1}"#, "<?xml"])
    func aMalformedCatalogueOrDictionaryIsReported(text: String) throws {
        try sandbox.write("Localizable.xcstrings", text)
        try sandbox.write("en.lproj/Other.stringsdict", text)
        let table = table
        #expect(table.localized("a", languages: ["en"]) == nil)
        #expect(table.findings.count == 1)
        #expect(table.localized("a", table: "Other", languages: ["en"]) == nil)
    }
}
