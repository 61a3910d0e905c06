import CDeterminism
import DisplayList
import Findings
import Foundation
import FoundationCompat
import Geometry
import RenderModel
import WidgetKitCore

/// Widgets that behave: `Clock`, with three entries, and `Long`, with `FAKE_ENTRIES`; widgets that each fail in
/// one family only, so that the others show what isolation is worth; and `Keeps`, which keeps objects in memory, one
/// more with each question and each picture without a timeline, and shows how many there are.
@MainActor
final class FakeHost: WidgetHosting {
    /// What the test has set, whatever widget code sees of the environment.
    private static func variable(_ name: String) -> String? {
        darkroom_launch_variable(name).map { String(cString: $0) }
    }

    let timelines = TimelineCache()
    private var driven: [String: TimelineSummary] = [:]
    private var isPoisoned = false
    private var kept = 0

    func descriptors() throws -> [WidgetDescriptor] {
        let small: [FamilyName] = [.systemSmall, .systemMedium]
        return [
            WidgetDescriptor(
                kind: "Clock", displayName: "Clock", description: "Tells the <time> & more.",
                families: [.systemSmall, .systemMedium, .systemExtraLarge, .accessoryCircular]),
            WidgetDescriptor(kind: "Long", families: [.systemSmall]),
            WidgetDescriptor(kind: "Traps", families: small),
            WidgetDescriptor(kind: "Overflows", families: small),
            WidgetDescriptor(kind: "Loops", families: small),
            WidgetDescriptor(kind: "Never", families: small),
            WidgetDescriptor(kind: "Exits", families: small),
            WidgetDescriptor(kind: "Throws", families: small),
            WidgetDescriptor(kind: "Poisons", families: small),
            WidgetDescriptor(kind: "Keeps", families: small),
            WidgetDescriptor(kind: "Endless", families: small),
            WidgetDescriptor(kind: "Waits", families: small),
            WidgetDescriptor(kind: "Removes", families: small),
        ]
    }

    func timeline(for request: DrawRequest) async throws -> TimelineSummary {
        if request.kind == "Never", request.presentationKind == .family(.systemMedium) {
            try await neverComplete(request, "getTimeline")
        }
        if request.kind == "Keeps" { keep() }
        let key = "\(request.kind) \(request.presentationKind)"
        if let known = driven[key] { return known }
        // As a provider does it: later, on another queue, and through the main queue.
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {
                DispatchQueue.main.async { continuation.resume() }
            }
        }
        let count =
            request.kind == "Long" ? Int(Self.variable("DARKROOM_FAKE_ENTRIES") ?? "") ?? 12 : 3
        let now = Date()
        let summary = TimelineSummary(
            entries: (0..<count).map {
                .init(date: now.addingTimeInterval(Double($0) * 60 + Double(Int.random(in: 0..<60))))
            },
            policy: .after(now.addingTimeInterval(3600)))
        driven[key] = summary
        return summary
    }

    func configurations(timeout: Double, searchTerm: String?) async throws -> [ConfigurationListing] { [] }
    func checkConfiguration(_ request: DrawRequest) async throws {}

    /// A box with an inner one from 10, 10 on, which has a third in front of its right half.
    func viewTree(_ request: DrawRequest) async throws -> ViewTree {
        func node(
            _ depth: Int, _ view: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double
        ) -> ViewTree.Node {
            .init(
                depth: depth, view: view, proposedWidth: width, proposedHeight: nil,
                frame: CGRect(x: x, y: y, width: width, height: height))
        }
        var inner = node(1, "Inner", 10, 10, 40, 20)
        (inner.details, inner.priority) = ("spacing 4", 1)
        inner.snapped = CGRect(x: 10, y: 10, width: 40.5, height: 20)
        return ViewTree(nodes: [node(0, "Outer", 0, 0, 158, 158), inner, node(2, "Front", 30, 10, 20, 20)])
    }

    private func keep() {
        kept += 1
        // On a thread of its own, as user code may.
        let noted = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            ProcessStateChanges.increment()
            noted.signal()
        }
        noted.wait()
    }

    func draw(_ request: DrawRequest) async throws -> Drawing {
        print("drawing \(request.kind)")
        if request.kind == "Keeps", request.variant.entryIndex == nil { keep() }
        if request.presentationKind == .family(.systemMedium) { try await misbehave(request) }
        var date: Date?
        if let index = request.variant.entryIndex {
            date = request.kind == "Keeps" ? Date() : try await timeline(for: request).entries[index].date
        }
        let size = request.surface.size
        let random = request.kind == "Keeps" ? Float(kept) / 16 : Float.random(in: 0...1)
        let background = request.scheme == .light ? ResolvedColor.white : .black
        var drawing = Drawing(
            displayList: DisplayList(size: size, items: [
                .fill(.rectangle(CGRect(origin: .zero, size: size)), .color(background)),
                .fill(
                        .ellipse(
                            CGRect(
                                x: size.width / 4, y: size.height / 4, width: size.width / 2, height: size.height / 2)),
                    .color(ResolvedColor(red: random, green: 0.5, blue: 0.2))),
            ]),
            entryDate: date ?? Date(), widgetURL: "fake://\(request.kind)?a=1&b=2",
            links: [.init(url: "fake://link", frame: CGRect(x: 0, y: 0, width: 10, height: 10))],
            findings: request.variant == .snapshot
                ? [Finding(.glyphMissing, "locale \(Locale.current.identifier) zone \(TimeZone.current.identifier)")]
                : [])
        drawing.accessibilityTree = { Self.heard }
        return drawing
    }

    /// A group of a text and a button.
    private static var heard: AccessibilityTree {
        var group = AccessibilityTree.Element(label: "Clock", frame: CGRect(x: 0, y: 0, width: 158, height: 158))
        var button = AccessibilityTree.Element(label: "Stop", frame: CGRect(x: 20, y: 90, width: 100, height: 44))
        (button.traits, button.hint) = ([.button], "Ends the alarm")
        group.children = [.init(label: "9:41", frame: CGRect(x: 20, y: 20, width: 60, height: 20)), button]
        return AccessibilityTree(elements: [group])
    }

    private func misbehave(_ request: DrawRequest) async throws {
        switch (request.kind, request.variant) {
        case ("Traps", .timeline(1)): _ = [Int]()[request.surface.size.width > 0 ? 5 : 0]
        case ("Overflows", .snapshot): print(Self.recurse(1))
        case ("Endless", _): while request.surface.size.width > 0 {}
        case ("Waits", .snapshot): Self.block()
        case ("Removes", _):
            let folder = Self.variable("DARKROOM_FAKE_FOLDER")
            try? FileManager.default.removeItem(atPath: folder ?? "/nowhere")
        case ("Loops", .placeholder): while request.surface.size.width > 0 {}
        case ("Never", .snapshot): try await neverComplete(request, "getSnapshot")
        case ("Exits", .privacy): exit(7)
        case ("Throws", .snapshot):
            throw HostError.providerFailed(kind: request.kind, call: "getSnapshot", reason: "no network")
        // Its death comes later, while an innocent request is being drawn.
        case ("Poisons", .timeline(0)): isPoisoned = true
        case ("Poisons", .timeline(1)) where isPoisoned: fatalError("late")
        default: break
        }
    }

    private func neverComplete(_ request: DrawRequest, _ call: String) async throws {
        try await Task.sleep(for: .seconds(request.providerTimeout))
        throw HostError.providerTimedOut(kind: request.kind, call: call, seconds: request.providerTimeout)
    }

    private static func block() { DispatchSemaphore(value: 0).wait() }

    /// Neither a tail call nor foldable.
    @inline(never)
    private static func recurse(_ depth: Int) -> Int {
        var buffer = [depth]
        if depth < .max { buffer.append(recurse(depth + 1)) }
        return buffer.reduce(0, &+)
    }
}

