import Foundation
import TestSupport
import Testing

@testable import darkroom

/// What `--locale` and `--pseudolanguage` make of a folder's own strings, from the sources to the views.
@Suite(
    .enabled(
        "needs the product DarkroomRuntime",
        { (try? RuntimeLibrary.located(executable: DarkroomProgram.path)) != nil }), .timeLimit(.minutes(20)))
struct LanguageRunTests {
    private static let widget = """
        import SwiftUI
        import WidgetKit
        struct Now: TimelineEntry { let date: Date }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Now { Now(date: Date()) }
            func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) { completion(Now(date: Date())) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
                completion(Timeline(entries: [Now(date: Date())], policy: .never))
            }
        }
        struct Words: View {
            var body: some View {
                VStack {
                    Text("Turn \\(24)")
                    Text(verbatim: String(localized: "Move"))
                    Text(verbatim: NSLocalizedString("Over", comment: ""))
                    Text(verbatim: String.localizedStringWithFormat(NSLocalizedString("Left %d", comment: ""), 3))
                    Text(verbatim: "\\(Calendar.current.identifier) \\(Calendar.current.firstWeekday) \\(1234.5.formatted())")
                    Text(verbatim: Date().formatted(.dateTime.hour().minute()).replacingOccurrences(of: "\\u{202F}", with: " "))
                }
            }
        }
        @main struct Clock: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "clock", provider: Provider()) { _ in Words() }.supportedFamilies([.systemLarge])
            }
        }

        """

    private static let folder: String = {
        let folder = try! temporaryFolder().path + "/Words"
        for (path, text) in [
            "Clock.swift": widget,
            "en.lproj/Localizable.strings":
                #""Turn %lld" = "Turn %lld"; Move = "Move"; Over = "Over"; "Left %d" = "Left %d";"#,
            "de.lproj/Localizable.strings":
                #""Turn %lld" = "Zug %lld"; Move = "Ziehen"; Over = "Vorbei"; "Left %d" = "Noch %d";"#
        ] {
            let directory = ("\(folder)/\(path)" as NSString).deletingLastPathComponent
            try! FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
            try! Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(path)"))
        }
        return folder
    }()

    /// The texts of the widget's views, from top to bottom.
    private func texts(_ options: [String]) async throws -> [String] {
        let run = try await DarkroomProgram.run(["explain", Self.folder, "--tree", "--variant", "snapshot"] + options)
        try #require(run.status == 0, "\(run.errors)")
        let rows = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        return rows.compactMap { $0["view"] as? String }.filter { $0.hasPrefix("Text ") }
            .map { $0.dropFirst("Text ".count).trimmingCharacters(in: ["\""]) }
    }

    @Test(arguments: [
        ("de_AT", ["Zug 24", "Ziehen", "Vorbei", "Noch 3", "gregorian 2 1.234,5", "09:41"]),
        ("fr_FR", ["Turn 24", "Move", "Over", "Left 3", "gregorian 2 1\u{202F}234,5", "09:41"]),
        ("en_US", ["Turn 24", "Move", "Over", "Left 3", "gregorian 1 1,234.5", "9:41 AM"]),
        ("en_GB@calendar=buddhist", ["Turn 24", "Move", "Over", "Left 3", "buddhist 2 1,234.5", "09:41"]),
        ("ar_AE", ["Turn 24", "Move", "Over", "Left 3", "gregorian 2 1,234.5", "9:41\u{A0}ص"]),
        ("ar_EG", ["Turn ٢٤", "Move", "Over", "Left ٣", "gregorian 7 ١٬٢٣٤٫٥", "٩:٤١\u{A0}ص"])
    ])
    func localesReachStringsNumbersAndDates(locale: String, expected: [String]) async throws {
        #expect(try await texts(["--locale", locale]) == expected)
    }

    @Test(arguments: [
        ("bounded", ["[# Zug 24 #]", "[# Ziehen #]", "[# Vorbei #]", "[# Noch 3 #]"]),
        ("double-length", ["Zug 24 Zug 24", "Ziehen Ziehen", "Vorbei Vorbei", "Noch 3 Noch 3"])
    ])
    func pseudolanguagesReachEveryLookup(name: String, expected: [String]) async throws {
        #expect(try await texts(["--locale", "de", "--pseudolanguage", name]).prefix(4) == expected[...])
    }
}
