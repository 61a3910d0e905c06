import Foundation
import TestSupport
import Testing

/// Xcode's template in files of its own each.
struct SplitFilesTests {
    private static let provider = """
        import SwiftUI
        import WidgetKit

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> SimpleEntry { SimpleEntry(date: Date()) }
            func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> ()) {
                completion(SimpleEntry(date: Date()))
            }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
                completion(Timeline(entries: [SimpleEntry(date: Date())], policy: .atEnd))
            }
        }
        struct SimpleEntry: TimelineEntry { let date: Date }
        """
    private static let view = """
        import SwiftUI
        import WidgetKit

        struct EntryView: View {
            var entry: Provider.Entry
            var body: some View { Text(entry.date, style: .time) }
        }
        @main struct Clock: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Clock", provider: Provider()) { EntryView(entry: $0) }
                    .supportedFamilies([.systemSmall])
            }
        }
        """

    @Test("A widget may be compiled before its provider", arguments: [["A", "B"], ["B", "A"]])
    func splitFiles(_ names: [String]) async throws {
        let folder = try temporaryFolder()
        for (name, text) in zip(names, [Self.view, Self.provider]) {
            try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).swift"))
        }
        let run = try await DarkroomProgram.run([
            "render", folder.path, "--variant", "timeline", "--scheme", "light", "--output", folder.path + "/out"
        ])
        #expect(run.status == 0, "\(run.errors)")
    }
}
