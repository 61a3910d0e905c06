import DisplayList
import Foundation
import TestSupport
import Testing

@testable import RenderCoordinator
@testable import RenderModel
@testable import darkroom

/// Widgets that ask for more than there is: each costs its own picture at most, and what is said names the cause.
@Suite(
    .enabled(
        "needs the product DarkroomRuntime", { (try? RuntimeLibrary.located(executable: DarkroomProgram.path)) != nil }),
    .timeLimit(.minutes(20)))
struct BoundedWorkTests {
    private static let source = """
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
        struct Nested: View {
            var depth: Int
            var body: some View {
                VStack { if depth > 0 { AnyView(Nested(depth: depth - 1)).padding(0.01) } else { Text("Bottom") } }
            }
        }
        struct Endless: View {
            var depth: Int
            var body: some View { Endless(depth: depth + 1) }
        }
        final class Node {
            var next: Node?
            init(_ next: Node?) { self.next = next }
        }
        func recurse(_ depth: Int) -> Int {
            var list = [depth]
            list.append(recurse(depth + 1))
            return list.reduce(0, &+)
        }
        func widget<V: View>(_ kind: String, _ view: @escaping () -> V) -> some WidgetConfiguration {
            StaticConfiguration(kind: kind, provider: Provider()) { _ in
                view().containerBackground(.white, for: .widget)
            }
            .supportedFamilies([.systemSmall])
        }
        struct Deep: Widget { var body: some WidgetConfiguration { widget("Deep") { Nested(depth: 800) } } }
        struct TooDeep: Widget { var body: some WidgetConfiguration { widget("TooDeep") { Nested(depth: 5000) } } }
        struct Loop: Widget { var body: some WidgetConfiguration { widget("Endless") { Endless(depth: 0) } } }
        struct Calls: Widget { var body: some WidgetConfiguration { widget("Calls") { Text("\\(recurse(0))") } } }
        struct Objects: Widget {
            var body: some WidgetConfiguration {
                widget("Objects") { () -> Text in
                    var last: Node?
                    while true { last = Node(last) }
                }
            }
        }
        struct Bytes: Widget {
            var body: some WidgetConfiguration {
                widget("Bytes") { () -> Text in
                    let list = [UInt8](repeating: 1, count: 40 << 30)
                    return Text("\\(list.count)")
                }
            }
        }
        struct Pictures: Widget {
            var body: some WidgetConfiguration {
                widget("Pictures") { VStack { Image("uses"); Image("filters"); Image("groups"); Image("fine") } }
            }
        }
        @main struct All: WidgetBundle {
            var body: some Widget { Deep(); TooDeep(); Loop(); Calls(); Objects(); Bytes(); Pictures() }
        }

        """

    /// Drawings that would take hours, or all memory, and one that does not.
    private static var drawings: [String: String] {
        func drawing(_ content: String, box: Int = 20) -> String {
            """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20" \
            viewBox="0 0 \(box) \(box)">\(content)</svg>
            """
        }
        // Each level shows the one below so often: 10 to the 8th squares.
        let uses = (0..<9).map { level in
            let below = "<use xlink:href=\"#a\(level - 1)\" x=\"1\"/>"
            let content = level == 0 ? "<rect width=\"1\" height=\"1\"/>" : String(repeating: below, count: 10)
            return "<g id=\"a\(level)\">\(content)</g>"
        }
        let effects = """
            <feTurbulence numOctaves="1000" baseFrequency=".5"/><feMorphology operator="dilate" radius="3000"/>
            """
        return [
            "uses": drawing("<defs>\(uses.joined())</defs><use xlink:href=\"#a8\"/>"),
            "filters": drawing(
                "<filter id=\"f\" x=\"0\" y=\"0\" width=\"1\" height=\"1\">\(String(repeating: effects, count: 20))"
                    + "</filter><rect width=\"20000\" height=\"20000\" filter=\"url(#f)\"/>", box: 20_000),
            "groups": drawing(
                String(repeating: "<g opacity=\".9\">", count: 200_000) + "<rect width=\"9\" height=\"9\"/>"
                    + String(repeating: "</g>", count: 200_000)),
            "fine": drawing("<rect width=\"20\" height=\"20\" fill=\"blue\"/>")
        ]
    }

    private func render(_ kind: String, _ variant: String = "snapshot") async throws -> Manifest {
        let folder = try temporaryFolder().path + "/Bounds", output = try temporaryFolder().path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(Self.source.utf8).write(to: URL(fileURLWithPath: folder + "/Bounds.swift"))
        for (name, text) in Self.drawings {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).svg"))
        }
        let run = try await DarkroomProgram.run([
            "render", folder, "--output", output, "--kind", kind, "--variant", variant, "--scheme", "light", "--jobs",
            "24"
        ])
        let data = try #require(FileManager.default.contents(atPath: output + "/manifest.json"), "\(run.errors)")
        return try JSONDecoder().decode(Manifest.self, from: data)
    }

    @Test func viewsMayNestDeepAndDeeperOnesAreAFinding() async throws {
        let deep = try await render("Deep")
        #expect(deep.pictures.map(\.findings) == [[]], "\(deep.failures)")
        for kind in ["TooDeep", "Endless"] {
            let manifest = try await render(kind)
            let finding = manifest.pictures.first?.findings.first
            #expect(finding?.code.name == "view-nested-too-deep", "\(kind): \(manifest.failures)")
            #expect(finding?.message.contains("nested more than 4000 levels deep") == true)
        }
    }

    @Test func callsWithoutEndAreAStackOverflow() async throws {
        let failure = try #require(try await render("Calls").failures.first)
        #expect(failure.message.contains("stack overflow: possibly endless recursion"), "\(failure.message)")
    }

    @Test(arguments: ["Bytes", "Objects"])
    func memoryWithoutEndIsCalledMemory(kind: String) async throws {
        let failure = try #require(try await render(kind).failures.first)
        #expect(failure.message.contains("memory"), "\(failure.message)")
        #expect(failure.message.contains(" GB"), "\(failure.message)")
    }

    @Test func drawingsWithoutEndCostThemselvesAndAreNamed() async throws {
        let manifest = try await render("Pictures", "snapshot,placeholder")
        #expect(manifest.failures.isEmpty, "\(manifest.failures)")
        #expect(manifest.pictures.count == 2)
        let findings = try #require(manifest.pictures.first).findings.filter { $0.code.name == "image-unreadable" }
        for name in ["uses", "filters"] {
            let message = findings.first { $0.message.contains(name) }?.message
            #expect(message?.contains("the SVG file is more than librsvg draws in 2 s") == true, "\(findings)")
        }
        // That one the library itself refuses.
        #expect(findings.contains { $0.message.contains("groups") })
        #expect(!findings.contains { $0.message.contains("fine") })
    }
}
