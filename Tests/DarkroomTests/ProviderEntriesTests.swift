import SwiftText
import Testing

@testable import darkroom

/// A provider in a file of its own, as Xcode's template gives it.
struct ProviderEntriesTests {
    private func staged(_ source: String) -> String {
        StagedSource(SourceFile(source), PlatformConditions { _ in true }).text
    }

    private static let timeline = "func getTimeline(in c: Context, completion: @escaping (Timeline<Entry>) -> ()) {}"

    @Test(
        "The entry's type is the one that a method names",
        arguments: [
            ("struct P: TimelineProvider", "func placeholder(in context: Context) -> SimpleEntry { .init() }", ""),
            ("public final class P: TimelineProvider", "func placeholder(in c: Context) -> SimpleEntry {}", "public "),
            (
                "package struct P: IntentTimelineProvider", "func placeholder(in c: Context) -> SimpleEntry {}",
                "package "
            ),
            (
                "struct P: Sendable, WidgetKit.TimelineProvider",
                "func getSnapshot(in c: Context, completion: @escaping (SimpleEntry) -> Void) {}", ""
            ),
            (
                "struct P: AppIntentTimelineProvider",
                "func snapshot(for c: Intent, in context: Context) async -> SimpleEntry {}", ""
            ),
            (
                "struct P: AppIntentTimelineProvider",
                "func timeline(for c: Intent, in context: Context) async -> Timeline<SimpleEntry> {}", ""
            )
        ])
    func named(_ header: String, _ method: String, _ access: String) {
        let result = staged("\(header) {\n    \(method)\n    \(Self.timeline)\n}")
        #expect(result == "\(header) { \(access)typealias Entry = SimpleEntry;\n    \(method)\n    \(Self.timeline)\n}")
    }

    @Test func anExtensionSaysItOfATypeInItsFile() {
        let methods = "func placeholder(in context: Context) -> Model.Entry {}\n\(Self.timeline)"
        let conformance = "extension P: TimelineProvider {\n\(methods)\n}"
        #expect(staged("public struct P {}\n\(conformance)").contains("{ public typealias Entry = Model.Entry;\n"))
        // That of another file may have an alias.
        #expect(staged(conformance) == conformance)
    }

    @Test(
        "What is said, or what no method names, stays",
        arguments: [
            "typealias Entry = SimpleEntry\nfunc placeholder(in c: Context) -> SimpleEntry {}",
            "struct Entry: TimelineEntry {}\nfunc placeholder(in c: Context) -> Other {}",
            "func placeholder(in context: Context) -> Entry {}",
            "func placeholder(in context: Context) -> some TimelineEntry {}",
            "func placeholder(in context: Context) -> Dated<Int> {}"
        ])
    func unchanged(_ members: String) {
        let source = "struct P: TimelineProvider {\n\(members)\n\(Self.timeline)\n}"
        #expect(staged(source) == source)
    }

    @Test func onlyProvidersThatLeaveItOpen() {
        let plain = "struct P: TimelineProvider { func placeholder(in c: Context) -> SimpleEntry {} }"
        #expect(staged(plain) == plain)
        let other = "struct P: Log { func placeholder(in c: Int) -> A {}; func add(_ e: Entry) {} } // TimelineProvider"
        #expect(staged(other) == other)
    }
}
