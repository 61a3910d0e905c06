import Foundation
import TestSupport
import Testing

/// Which lines findings name.
struct FindingLinesTests {
    private static let source = """
        import SwiftUI
        import WidgetKit

        struct Day: TimelineEntry { let date: Date }
        struct Days: TimelineProvider {
            func placeholder(in context: Context) -> Day { Day(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Day) -> Void) { completion(Day(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Day>) -> Void) {}
        }
        struct DaysView: View {
            var title: String { "Days" }
            var body: some View {
                VStack {
                    Text(title)
                    HStack { ForEach([28, 29], id: \\.self) { day in cell(day) } }
                }
            }
            @ViewBuilder private func cell(_ day: Int) -> some View {
                let text = String(day)
                VStack { Text(text).font(.system(size: 8)) }
            }
        }
        @main struct DaysWidget: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "days", provider: Days()) { _ in
                    DaysView().containerBackground(.white, for: .widget)
                }
                .supportedFamilies([.systemSmall])
            }
        }

        """

    /// What lies in the folder is not drawn again, and its views are made where they were.
    @Test func aSecondRunNamesTheSameLines() async throws {
        let folder = try temporaryFolder().path
        try Data(Self.source.utf8).write(to: URL(fileURLWithPath: "\(folder)/Days.swift"))
        var runs: [[Int]] = []
        for _ in 0..<2 {
            let run = try await DarkroomProgram.run([
                "render", folder, "--output", "\(folder)/out", "--variant", "snapshot", "--scheme", "light"
            ])
            #expect(run.status == 0, "\(run.errors)")
            let manifest = try JSONSerialization.jsonObject(
                with: Data(contentsOf: URL(fileURLWithPath: "\(folder)/out/manifest.json")))
            let pictures = (manifest as? [String: Any])?["pictures"] as? [[String: Any]] ?? []
            let findings = pictures.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
            runs.append(findings.compactMap { ($0["source"] as? [String: Any])?["line"] as? Int })
        }
        let line =
            Self.source.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains("Text(text)") }! + 1
        #expect(!runs[0].isEmpty && runs[0].allSatisfy { $0 == line })
        #expect(runs[0] == runs[1])
    }
}
