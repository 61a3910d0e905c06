import Foundation
import TestSupport
import Testing

/// Widgets that use API of Apple's which Darkroom lacks.
struct AbsentAPITests {
    private static let provider = """
        import SwiftUI
        import WidgetKit

        struct Now: TimelineEntry { let date: Date }

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Now { Now(date: Date()) }
            func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) { completion(Now(date: Date())) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
                BGTaskScheduler.shared.cancelAllTaskRequests()
                completion(Timeline(entries: [Now(date: Date())], policy: .never))
            }
        }

        @main struct Shop: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "shop", provider: Provider()) { _ in ShopView() }
                    .supportedFamilies([.systemSmall, .systemMedium])
                    .technicalPreview(true)
            }
        }

        """
    private static let view = """
        import SwiftUI
        import WidgetKit

        func count() -> Int { MXMetricManager.shared.pastPayloads.count }

        struct ShopView: View {
            @Environment(\\.widgetFamily) var family
            var price: Text { Text("price").speechPhoneticRepresentation("x") }
            var body: some View {
                VStack {
                    Text("one")
                        .bold()
                        .journalingSuggestionsPicker(isPresented: .constant(true)) { value in
                            print(value)
                        }
                        .foregroundStyle(.red)
                    SpriteView(scene: SKScene())
                    Text("two \\(count())")
                    price
                    Link("three", destination: URL(string: "https://example.com")!)
                }
                .containerBackground(.white, for: .widget)
            }
        }

        """

    private func render(
        _ files: [String: String], variant: String = "timeline", _ arguments: [String] = []
    ) async throws -> (status: Int32, errors: String, lists: [String: String], findings: [String], codes: Set<String>) {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let folder = place.appendingPathComponent("W"), output = place.appendingPathComponent("out")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        let run = try await DarkroomProgram.run(
            [
                "render", folder.path, "--output", output.path, "--variant", variant, "--scheme", "light", "--scale",
                "2",
                "--display-lists"
            ] + arguments)
        let written = (try? RenderedFolder(url: output).files()) ?? [:]
        let manifest = try written["manifest.json"].map { try JSONSerialization.jsonObject(with: $0) } as? [String: Any]
        let pictures = manifest?["pictures"] as? [[String: Any]] ?? []
        let all =
            (manifest?["dataFindings"] as? [[String: Any]] ?? [])
            + pictures.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
        return (
            run.status, run.errors,
            written.filter { $0.key.hasSuffix(".txt") }.mapValues { String(decoding: $0, as: UTF8.self) },
            Set(all.filter { $0["code"] as? String == "source-left-out" }.compactMap { $0["message"] as? String })
                .sorted(),
            Set(all.compactMap { $0["code"] as? String })
        )
    }

    @Test func eachUseCostsItself() async throws {
        let run = try await render(["Shop.swift": Self.provider, "View.swift": Self.view])
        #expect(run.status == 0, "\(run.errors)")
        let list = try #require(run.lists["shop/systemSmall/timeline-0-light.txt"])
        for text in ["one", "two ", "0", "price", "three"] { #expect(list.contains("\"\(text)\""), "\(text)") }
        for part in [
            "Shop.swift:10: 'BGTaskScheduler.shared.cancelAllTaskRequests()'",
            "Shop.swift:19: '.technicalPreview(true)'",
            "View.swift:4: 'func count() -> Int'", "View.swift:8: '.speechPhoneticRepresentation(\"x\")'",
            "View.swift:13: '.journalingSuggestionsPicker(isPresented: .constant(true))'",
            "View.swift:17: 'SpriteView(scene: SKScene())'"
        ] {
            #expect(run.findings.contains { $0.hasPrefix(part) }, "\(part) in \(run.findings)")
        }
        #expect(run.errors.contains("View.swift: 4 parts are left out, starting with"))
        #expect(run.errors.contains("; to add a file that declares it, pass --with <file>; --verbose lists them all"))
    }

    @Test func aConfigurationStaysWithoutWhatItsClosureLacks() async throws {
        let provider = Self.provider.replacingOccurrences(
            of: "{ _ in ShopView() }", with: "{ _ in SpriteView(scene: SKScene()) }")
        let run = try await render(["Shop.swift": provider])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.lists.keys.contains("shop/systemMedium/timeline-0-light.txt"))
        #expect(
            run.findings.contains { $0.contains("'StaticConfiguration(kind: \"shop\"") || $0.contains("SpriteView") })
        // What was left out may have adopted it.
        #expect(!run.codes.contains("container-background-missing"), "\(run.codes)")
    }

    /// The names of iOS 14's betas are no requirements of Apple's any more, and hide nothing there.
    /// Before, the property went, with it the one way to make a provider, with that the configuration, and the widget.
    @Test func aMissingPackagesWrappersCostWhatTheyGive() async throws {
        let run = try await render([
            "Bag.swift": """
            import Stored
            import SwiftUI
            import WidgetKit

            struct Filled: TimelineEntry { let date: Date, items: [String], isOpen: Bool }

            final class Cart { @Injected(\\.prices) private var prices: Prices }

            struct Provider: TimelineProvider {
                @Stored(.items)
                private var items: [String]
                @Stored(.isOpen) var isOpen: Bool
                private let cart = Cart()
                private var entry: Filled { Filled(date: Date(), items: items, isOpen: isOpen) }

                func placeholder(in context: Context) -> Filled { entry }
                func getSnapshot(in context: Context, completion: @escaping (Filled) -> Void) { completion(entry) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Filled>) -> Void) {
                    completion(Timeline(entries: [entry], policy: .never))
                }
            }

            @main struct Bag: Widget {
                let kind = StoredKind.bag.rawValue

                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: kind, provider: Provider()) { entry in
                        Text("\\(entry.items.count) items, \\(entry.isOpen ? "open" : "closed")")
                            .containerBackground(.white, for: .widget)
                    }
                    .supportedFamilies([.systemSmall])
                }
            }

            """
        ])
        #expect(run.status == 0, "\(run.errors)")
        let list = try #require(run.lists["Bag/systemSmall/timeline-0-light.txt"])
        for text in ["0", " items, ", "closed"] { #expect(list.contains("\"\(text)\""), "\(text)") }
        #expect(run.codes.contains("source-left-out"))
    }

    @Test func functionsMayHaveTheNamesThatProvidersHadInBetas() async throws {
        let source = """
            import SwiftUI
            import WidgetKit

            struct Entry: TimelineEntry { let date: Date }
            private func snapshot(é: Int) -> Entry { Entry(date: .now) }
            func timeline(count: Int) -> Timeline<Entry> { Timeline(entries: [Entry(date: .now)], policy: .never) }

            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Entry { snapshot(é: 0) }
                func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(snapshot(é: 0)) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    let é = 1; completion(timeline(count: é))
                }
            }

            @main struct Shop: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "shop", provider: Provider()) { _ in
                        Text("one").containerBackground(.white, for: .widget)
                    }
                    .supportedFamilies([.systemSmall])
                }
            }

            """
        let run = try await render(["Shop.swift": source])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.lists["shop/systemSmall/timeline-0-light.txt"]?.contains("\"one\"") == true)
    }

    @Test func aSlipOfThePenStaysAnError() async throws {
        let slip = Self.view.replacingOccurrences(of: ".bold()", with: ".bolt()")
        let run = try await render(["Shop.swift": Self.provider, "View.swift": slip])
        #expect(run.status == 3)
        #expect(run.errors.contains("has no member 'bolt'"))
        #expect(run.errors.hasSuffix(" --keep-going\n"), "\(run.errors)")
        let rest = try await render(["Shop.swift": Self.provider, "View.swift": slip], ["--keep-going", "--verbose"])
        #expect(rest.status == 0, "\(rest.errors)")
        let list = try #require(rest.lists["shop/systemSmall/timeline-0-light.txt"])
        #expect(list.contains("\"two \""))
        #expect(rest.errors.contains("has no member 'bolt'"), "\(rest.errors)")
    }

    /// Names that no list has, of frameworks with a prefix.
    @Test func frameworksLackMoreThanCanBeListed() async throws {
        let view = """
            import AVFoundation
            import SwiftUI
            import WidgetKit
            import simd

            final class Player {
                var engine: AVAudioEngine?
                func play(_ mixer: AVAudioMixerNode) { engine?.attach(mixer) }
                func route() -> Int { AVAudioSession.sharedInstance().currentRoute.outputs.count }
            }
            struct Editor: UIViewRepresentable {
                func makeUIView(context: Context) -> UITextView { UITextView() }
                func updateUIView(_ view: UITextView, context: Context) {}
            }
            func direction() -> SIMD3<Double> { SIMD3(AVAudioMake3DPoint(1, 2, 3)) }

            struct ShopView: View {
                @Environment(\\.widgetFamily) var family
                var body: some View {
                    Text("\\(Player().route()) \\(simd_reduce_max(direction() + SIMD3(1, 2, 3)), specifier: "%.0f")")
                        .containerBackground(.white, for: .widget)
                }
            }

            """
        let run = try await render(["Shop.swift": Self.provider, "View.swift": view])
        #expect(run.status == 0, "\(run.errors)")
        let list = try #require(run.lists["shop/systemSmall/timeline-0-light.txt"])
        #expect(list.contains("\"0\"") && list.contains("\"3\""), "\(list)")
    }

    @Test func aTrapWithoutAMessageNamesItsLine() async throws {
        let view = """
            import SwiftUI
            import WidgetKit

            final class Price { var value: Int? }

            func half(_ price: Price?) -> Int {
                return (price?.value)!
            }

            struct ShopView: View {
                @Environment(\\.widgetFamily) var family
                var body: some View {
                    Text(family == .systemMedium ? "\\(half(Price()))" : "small").containerBackground(.white, for: .widget)
                }
            }

            """
        let run = try await render(["Shop.swift": Self.provider, "View.swift": view])
        #expect(run.status == 4)
        #expect(run.errors.contains("View.swift:7"), "\(run.errors)")
        #expect(run.lists["shop/systemSmall/timeline-0-light.txt"]?.contains("\"small\"") == true)
    }

    /// iOS 14 to 16 drew widgets up to their edges.
    @Test func widgetsForOlderSystemsHaveNoMarginsWithoutABackground() async throws {
        let view = "import SwiftUI\nstruct ShopView: View { var body: some View { Color.red } }\n"
        let files = [
            "Shop.swift": Self.provider, "View.swift": view,
            "Info.plist": "<plist><dict><key>MinimumOSVersion</key><string>15.0</string></dict></plist>"
        ]
        let older = try await render(files), kept = try await render(files, ["--content-margins", "always"])
        let name = "shop/systemSmall/timeline-0-light.txt"
        let (edge, inner) = (try #require(older.lists[name]), try #require(kept.lists[name]))
        #expect(edge != inner)
        #expect(edge.contains("#FF383C") && inner.contains("#FF383C"), "\(edge)")
    }

    @Test func aLiveActivityAloneIsDrawnFromItsTemplate() async throws {
        let source = """
            import ActivityKit
            import SwiftUI
            import WidgetKit

            struct Ride: ActivityAttributes {
                enum Step: Codable, Hashable { case driving(Int), arrived }
                struct ContentState: Codable, Hashable { var step: Step }
                var order: String
            }

            @main struct RideWidget: Widget {
                var body: some WidgetConfiguration {
                    ActivityConfiguration(for: Ride.self) { context in
                        Text(context.state.step == .driving(0) ? "driving" : "arrived")
                    } dynamicIsland: { _ in
                        DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("island") } }
                            compactLeading: { Text("a") } compactTrailing: { Text("b") } minimal: { Text("c") }
                    }
                }
            }

            """
        let run = try await render(["Ride.swift": source], variant: "state")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.lists["Ride/lockScreen/state-0-light.txt"]?.contains("\"driving\"") == true, "\(run.lists.keys)")
        #expect(run.errors.contains(#""contentState": {"step":{"driving":{"_0":0}}}"#), "\(run.errors)")
    }
}
