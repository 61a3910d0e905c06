import Foundation

@testable import AppData
@testable import FoundationCompat
@testable import XcodeProjects

extension Reader {
    static let foundation: [Reader] = [
        Reader(
            "markdown",
            texts: [
                "**a** _b_ ~~c~~ `d` [e](https://f.g/h) ***i*** \\*j\\*", "# A\n\n- b\n- c\n\n> d\n\n```\ne\n```\n1. f",
                "https://a.b/c?d=(e) <https://f.g> ![h](i) ``j ` k`` a*b*c a_b_c **a*b**c*"
            ]
        ) { text in
            _ = InlineMarkdown(text).spans
            for syntax in [
                AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly,
                .inlineOnlyPreservingWhitespace
            ] {
                _ = try AttributedString(markdown: text, options: .init(interpretedSyntax: syntax))
            }
        },
        Reader(
            "predicates",
            texts: [
                "name BEGINSWITH[cd] %@ AND age > 20", "NOT (a == 1 OR b != 'c') && d IN {1, 2, %@}",
                "x BETWEEN {1, 3}",
                "SELF LIKE '*a?b*'", "a.b.c MATCHES '^a+$'", "TRUEPREDICATE", "%K == %@", "a CONTAINS \"b\\\"c\"",
                "a >= -1.5e3"
            ]
        ) { text in
            var parser = try PredicateParser(text, [1, "a", nil, 2.5, [1, 2]])
            let node = try parser.parse()
            for object in [["name": "a", "a": 1] as [String: Any], ["age": 30, "x": 2, "d": 1.5]] {
                _ = node.evaluate(object)
            }
            _ = node.evaluate("aab")
        },
        Reader(
            "detectors",
            texts: [
                "Call +1 (555) 123-4567 or a@b.example, see https://a.b/c.",
                "Meet on 3 June 2026 at 17:30, 1 Infinite Loop, Cupertino"
            ]
        ) { text in
            let all =
                NSTextCheckingResult.CheckingType.link.rawValue | NSTextCheckingResult.CheckingType.phoneNumber.rawValue
                | NSTextCheckingResult.CheckingType.date.rawValue | NSTextCheckingResult.CheckingType.address.rawValue
            _ = try NSDataDetector(types: all)
                .matches(in: text, range: NSRange(location: 0, length: (text as NSString).length)).map(\.range)
        },
        Reader("info-plists", seeds: files("Info.plist") + [Data(list.utf8)]) { data in
            _ = try write(data, "Widget/Info.plist")
            let reader = BundleReader(folders: [Reader.folder.appendingPathComponent("Widget")])
            _ = reader.description.developmentLanguage
        },
        Reader("entitlements", seeds: files(".entitlements") + [Data(list.utf8)]) { data in
            let url = try write(data, "Entitled/A.entitlements")
            let folder = url.deletingLastPathComponent()
            let entitlements = BundleReader(folders: [folder]).entitlements
            _ = entitlements.values.allows(appGroup: "group.a")
            _ = entitlements.problems
        },
        Reader(
            "xcconfig",
            texts: [
                "A = b\nC[sdk=iphoneos*][config=Release] = $(inherited) $(A:lower)\n// d\nE = ${C:c99extidentifier};",
                "#include \"a.xcconfig\"\n#include? \"b\"\nMARKETING_VERSION = 1.2",
                String(repeating: "A = x$(inherited)$(inherited)\n", count: 60)
            ]
        ) { text in
            let url = try write(Data(text.utf8), "settings.xcconfig")
            let file = SettingsFile(url.path, within: ProjectBoundary(of: Reader.folder.path))
            let settings = BuildSettings(target: "Widget", levels: [file.assignments])
            for name in ["A", "C", "E"] { _ = settings.value(name) }
        },
        Reader("app-groups", seeds: files(".json", below: "Tests/Fixtures/AppData") + [Data(defaults.utf8)]) { data in
            let url = try write(data, "group.a.json")
            _ = try PropertyListFile(json: url, shownAs: "group.a.json")
        },
        Reader("app-group-lists", seeds: [Data(list.utf8), binaryList]) { data in
            _ = try PropertyListFile(try write(data, "group.a.plist"), shownAs: "group.a.plist")
        }
    ]

    private static let list = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleDisplayName</key><string>$(PRODUCT_NAME:lower)
        ${A}</string><key>MinimumOSVersion</key><string>17.0</string><key>com.apple.security.application-groups</key><array>
        <string>group.$(A)</string></array><key>n</key><real>1.5</real><key>d</key><date>2026-01-01T09:41:00Z</date><key>b</key>
        <data>AAEC</data><key>NSExtension</key><dict><key>t</key><true/><key>i</key><integer>-3</integer></dict></dict></plist>
        """
    private static let binaryList: Data = {
        let values = try? PropertyListSerialization.propertyList(from: Data(list.utf8), format: nil)
        return (try? PropertyListSerialization.data(fromPropertyList: values ?? [:], format: .binary, options: 0))
            ?? Data()
    }()
    private static let defaults = """
        {"a": 1, "b": [true, 2.5, "c", {"$date": "2026-01-01T09:41:00Z"}], "d": {"$data": "AAEC"}, "e": {"f": {"g": []}}}
        """
}
