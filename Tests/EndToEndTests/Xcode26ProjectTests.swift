import Foundation
import TestSupport
import Testing

/// A project with the settings that Xcode 26 writes into every new one, and code that compiles there.
struct Xcode26ProjectTests {
    private static let specification = """
        name: Rings
        settings: {SWIFT_APPROACHABLE_CONCURRENCY: YES, SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor}
        targets:
          Rings:
            type: app-extension
            platform: iOS
            deploymentTarget: "18.0"
            sources: [W]
            info:
              path: W/Info.plist
              properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}

        """
    private static let widget = """
        import Combine
        import SwiftUI
        import WidgetKit

        /// A shape whose values are animated is not isolated, as shapes are sendable.
        struct Arc: Shape {
            var progress: Double
            var animatableData: Double { get { progress } set { progress = newValue } }
            func path(in rect: CGRect) -> Path {
                var path = Path()
                path.addArc(
                    center: CGPoint(x: rect.midX, y: rect.midY), radius: 30, startAngle: .zero,
                    endAngle: .degrees(360 * progress), clockwise: false)
                return path
            }
        }

        final class Model: ObservableObject { @Published var count = 2 }

        /// What holds an observed object is isolated as that is.
        @propertyWrapper struct Counted: DynamicProperty {
            @ObservedObject private var model: Model
            init() { model = Model() }
            var wrappedValue: Int { model.count }
        }

        private let formatter: PersonNameComponentsFormatter = {
            let formatter = PersonNameComponentsFormatter()
            formatter.style = .short
            return formatter
        }()
        private let isShort = #Predicate<String> { $0.count < 5 || $0.isEmpty }

        struct Ring: View {
            @Counted private var count
            var body: some View {
                Arc(progress: 0.5).stroke(.blue, lineWidth: 4)
                Text(verbatim: formatter.string(from: PersonNameComponents(givenName: "Ann", familyName: "Lee")))
                Text(verbatim: "\\(count) \\((try? isShort.evaluate("four")) == true)")
            }
        }
        struct Entry: TimelineEntry { let date: Date }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                completion(Timeline(entries: [Entry(date: .now)], policy: .never))
            }
        }
        @main struct Rings: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Rings", provider: Provider()) { _ in
                    Ring().containerBackground(.background, for: .widget)
                }
                .supportedFamilies([.systemSmall])
            }
        }
        """

    @Test func compiles() async throws {
        let folder = try temporaryFolder()
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("W"), withIntermediateDirectories: true)
        try Data(Self.specification.utf8).write(to: folder.appendingPathComponent("project.yml"))
        try Data(Self.widget.utf8).write(to: folder.appendingPathComponent("W/Rings.swift"))
        let run = try await DarkroomProgram.run([
            "explain", folder.path, "--variant", "timeline", "--family", "systemSmall"
        ])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("2 true") && run.output.contains("Ann"), "\(run.output)")
    }
}
