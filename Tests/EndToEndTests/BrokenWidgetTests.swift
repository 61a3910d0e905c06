import Foundation
import TestSupport
import Testing

/// Bundles of which some widgets trap.
struct BrokenWidgetTests {
    private static let source = """
        import SwiftUI
        import WidgetKit

        struct Now: TimelineEntry { let date: Date }

        struct Provider: TimelineProvider {
            var date = Date.now
            func placeholder(in context: Context) -> Now { Now(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) { completion(Now(date: date)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
                completion(Timeline(entries: [Now(date: .now), Now(date: date)], policy: .never))
            }
        }

        @MainActor func configuration(_ kind: String, _ provider: Provider = Provider()) -> some WidgetConfiguration {
            StaticConfiguration(kind: kind, provider: provider) { _ in Text("x") }.supportedFamilies([.systemSmall])
        }

        struct First: Widget { var body: some WidgetConfiguration { configuration("first") } }
        struct Indexing: Widget {
            let names: [String] = []
            var body: some WidgetConfiguration { configuration(names[2]) }
        }
        struct Starting: Widget {
            init() { fatalError("no settings yet") }
            var body: some WidgetConfiguration { configuration("starting") }
        }
        struct Dateless: Widget {
            var body: some WidgetConfiguration {
                configuration("dateless", Provider(date: Date(timeIntervalSince1970: .nan)))
            }
        }

        struct Inner: WidgetBundle {
            var body: some Widget {
                Starting()
                if #available(iOS 17, *) { Dateless() }
            }
        }

        @main struct Widgets: WidgetBundle {
            var body: some Widget {
                First()
                Indexing()
                Inner().body
            }
        }
        """

    private struct Manifest: Decodable {
        struct Picture: Decodable { var kind: String, variant: String }
        struct Failure: Decodable { var kind: String, variant: String, message: String }
        struct Broken: Decodable, Equatable { var type: String, reason: String }
        var pictures: [Picture]
        var failures: [Failure]
        var brokenWidgets: [Broken]?
    }

    @Test func theOthersAreDrawn() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("broken-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(Self.source.utf8).write(to: folder.appendingPathComponent("Widgets.swift"))
        let output = folder.appendingPathComponent("out").path
        let run = try await DarkroomProgram.run(["render", folder.path, "--scheme", "light", "--output", output])
        #expect(run.status == 4)
        let data = try #require(FileManager.default.contents(atPath: output + "/manifest.json"), "\(run.errors)")
        let manifest = try JSONDecoder().decode(Manifest.self, from: data)
        #expect(
            manifest.brokenWidgets == [
                .init(type: "Indexing", reason: "crashed"), .init(type: "Starting", reason: "crashed")
            ])
        #expect(run.output.contains("no settings yet"))
        #expect(manifest.pictures.filter { $0.kind == "first" }.count == 5)
        #expect(manifest.pictures.filter { $0.kind == "dateless" }.map(\.variant) == ["placeholder"])
        let dates = manifest.failures.map(\.message)
        #expect(manifest.failures.allSatisfy { $0.kind == "dateless" })
        #expect(
            dates.contains {
                $0.hasPrefix("getTimeline of widget 'dateless' gave entry 1 an invalid date (nan")
            })
        #expect(dates.contains { $0.hasPrefix("getSnapshot of widget 'dateless' gave the entry an invalid date") })

        let plan = try await DarkroomProgram.run(["plan", folder.path, "--kind", "first"])
        #expect(plan.status == 0)
        #expect(plan.errors.contains("note: the widget Indexing is left out, as it could not be described: trapped"))
    }

    /// The trap is told at its line, and what led to it as of requests that succeed.
    @Test func whatATrapAskedForIsFound() async throws {
        let folder = try temporaryFolder()
        let source = """
            import SwiftUI
            import WidgetKit

            struct Now: TimelineEntry { let date: Date, name: String }
            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Now {
                    Now(date: .now, name: UserDefaults(suiteName: "group.trap")!.string(forKey: "name")!)
                }
                func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) {
                    completion(placeholder(in: context))
                }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
                    DispatchQueue.global().async {
                        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
                    }
                }
            }
            @main struct Trapping: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "trap", provider: Provider()) { Text($0.name) }
                        .supportedFamilies([.systemSmall])
                }
            }
            """
        try Data(source.utf8).write(to: folder.appendingPathComponent("Trap.swift"))
        for variant in ["snapshot", "timeline"] {
            let run = try await DarkroomProgram.run([
                "render", folder.path, "--variant", variant, "--output", folder.path + "/out"
            ])
            #expect(run.status == 4)
            let output = run.output + run.errors
            #expect(output.contains("Trap.swift:7"), "\(output)")
            #expect(output.contains("the UserDefaults of 'group.trap' are empty, but 'name' was read"), "\(output)")
        }
    }

    /// A group that nothing leaves, as what would leave it is of a package that is missing.
    @Test func whatKeepsTheMainThreadWaitingIsTold() async throws {
        let folder = try temporaryFolder()
        let source = """
            import Nowhere
            import SwiftUI
            import WidgetKit

            struct Now: TimelineEntry { let date: Date }
            func load(_ done: @escaping () -> Void) { NowhereClient.shared.load { _ in done() } }
            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Now { Now(date: .now) }
                func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) {
                    let name = UserDefaults(suiteName: "group.wait")!.string(forKey: "name")
                    let group = DispatchGroup()
                    group.enter()
                    if name == nil { load { group.leave() } }
                    group.wait()
                    completion(Now(date: .now))
                }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
                    getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) }
                }
            }
            @main struct Waiting: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "wait", provider: Provider()) { _ in Text("x") }
                        .supportedFamilies([.systemSmall])
                }
            }
            """
        try Data(source.utf8).write(to: folder.appendingPathComponent("Wait.swift"))
        for (variant, call) in [("snapshot", "getSnapshot"), ("timeline", "getTimeline")] {
            let run = try await DarkroomProgram.run([
                "render", folder.path, "--variant", variant, "--scheme", "light", "--output", folder.path + "/out",
                "--timeout", "2"
            ])
            #expect(run.status == 4)
            let output = run.output + run.errors
            #expect(
                output.contains(
                    "no answer within 2 s: \(call) of widget 'wait' doesn't complete, because some of its code is "
                        + "missing: "),
                "\(output)")
            #expect(output.contains("Wait.swift:6"), "\(output)")
            #expect(output.contains("the UserDefaults of 'group.wait' are empty, but 'name' was read"), "\(output)")
        }
    }

    @Test func aSessionMayBeWhatAPublicProtocolAsksFor() async throws {
        let folder = try temporaryFolder()
        let source = """
            import Combine
            import SwiftUI
            import WidgetKit

            public protocol Fetching {
                func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse)
                func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (URLSession.AsyncBytes, URLResponse)
                func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher
            }
            extension URLSession: Fetching {}
            protocol Loading {
                func data(for request: URLRequest) async throws -> (Data, URLResponse)
                func data(from url: URL) async throws -> (Data, URLResponse)
                func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
                func download(from url: URL) async throws -> (URL, URLResponse)
            }
            extension URLSession: Loading {}
            func size(_ url: URL) async throws -> Int { try await URLSession.shared.data(from: url).0.count }
            func load(_ request: URLRequest) async throws -> Data { try await URLSession.shared.data(for: request).0 }
            func read(_ url: URL) async throws -> [String] {
                var lines: [String] = []
                for try await line in try await URLSession.shared.bytes(from: url).0.lines { lines.append(line) }
                return lines
            }

            struct Now: TimelineEntry { let date: Date }
            struct Provider: TimelineProvider {
                let session: any Fetching = URLSession.shared
                func placeholder(in context: Context) -> Now { Now(date: .now) }
                func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) { completion(Now(date: .now)) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
                    completion(Timeline(entries: [Now(date: .now)], policy: .never))
                }
            }
            @main struct Fetcher: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "fetch", provider: Provider()) { _ in
                        Text(
                            TimeDataSource<Date>.durationOffset(to: .now.addingTimeInterval(90)),
                            format: .time(pattern: .minuteSecond))
                    }
                    .supportedFamilies([.systemSmall])
                }
            }
            """
        try Data(source.utf8).write(to: folder.appendingPathComponent("Fetcher.swift"))
        let run = try await DarkroomProgram.run([
            "render", folder.path, "--variant", "timeline", "--scheme", "light", "--output", folder.path + "/out"
        ])
        #expect(run.status == 0, "\(run.errors)")
        #expect(!run.errors.contains("left out"), "\(run.errors)")
    }
}
