import ActivityKit
import Foundation
import Launch
import RenderModel
import SwiftUI
import SwiftUICore
import Testing
import WidgetKit

@testable import WidgetKitCore

extension HostTests {
    /// What the canvas lists of declarations, and in which form it shows them.
    @MainActor
    struct PreviewItemTests {
        private static let place = PreviewPlace(file: "Sources/Card.swift", line: 12, column: 1)

        private func descriptors(_ declaration: PreviewDeclaration) throws -> [WidgetDescriptor] {
            try PreviewItem.all(of: declaration, WidgetResources(directories: [])).enumerated().map { index, item in
                item.descriptor(PreviewReference(declaration: 4, element: index), Self.place)
            }
        }

        private func provided<Provider: PreviewProvider>(_ type: Provider.Type) throws -> [WidgetDescriptor] {
            try descriptors(.provider(type, Self.place))
        }

        @Test func modifiersChooseFormAndDevice() throws {
            let found = try provided(FormPreviews.self)
            #expect(
                found.map { $0.presentationKinds.map(\.description) } == [
                    ["device"], ["sizeThatFits"], ["fixed-300x200"], ["landscape"], ["systemMedium"], ["compact"]
                ])
            #expect(
                found.map(\.kind) == [
                    "Card.swift:12", "fits", "Card.swift:12", "Card.swift:12", "Card.swift:12", "Card.swift:12"
                ])
            #expect(found.map(\.displayName) == ["", "fits", "", "", "", ""])
            #expect(found.map(\.preview?.device) == [nil, nil, nil, "iPad mini", nil, nil])
            #expect(found.map(\.preview?.reference) == (0..<6).map { PreviewReference(declaration: 4, element: $0) })
        }

        @Test func traitsChooseTheForm() throws {
            let found = try descriptors(.registry(TraitRegistry.self))
            #expect(
                found.map { $0.presentationKinds.map(\.description) } == [["fixed-40x24"]] && found[0].kind == "small")
        }

        @Test func aWidgetIsShownInItsFamily() throws {
            let found = try descriptors(.registry(WidgetRegistry.self))
            #expect(found.map(\.presentationKinds) == [[.family(.systemSmall)]] && found[0].kind == "Card.swift:12")
        }

        @Test func aPreviewThatCannotBeMadeSaysWhy() {
            #expect(throws: PreviewError.unavailable("PreviewUnavailable()")) {
                try descriptors(.registry(LateRegistry.self))
            }
        }

        @Test func whatIsTooLargeIsToldOnce() async throws {
            let items = try PreviewItem.all(
                of: .provider(HugePreviews.self, Self.place), WidgetResources(directories: []))
            #expect(
                items[0].descriptor(PreviewReference(declaration: 0), Self.place).presentationKinds.map(\.description)
                    == ["fixed-4096x1"])
            let timeline = try await items[0].exhibit(ofKind: "huge", in: context()).timeline(for: request("huge"))
            #expect(
                timeline.summary.findings.map(\.code.name) == ["preview-size-clamped", "preview-orientation-ignored"])
            #expect(
                timeline.summary.findings[0].message
                    == "a preview cannot be 9000.0 × 0.0 points large; it is shown in 4096.0 × 1.0")
        }

        // MARK: What is shown

        private func context() -> ExhibitContext {
            ExhibitContext(resources: .none, timelines: TimelineCache(), kinds: ["shown"])
        }

        private func request(_ kind: String = "shown", _ variant: Variant = .timeline(0)) -> DrawRequest {
            DrawRequest(
                kind: kind, family: .systemSmall, variant: variant, scheme: .light, surface: .sized(158, 158))
        }

        private func exhibit(_ declaration: PreviewDeclaration) async throws -> PreviewExhibit {
            try await PreviewItem.all(of: declaration, .none)[0].exhibit(ofKind: "shown", in: context())
        }

        @Test func aWidgetHasTheEntriesOfItsPreview() async throws {
            let exhibit = try await exhibit(.registry(WidgetRegistry.self))
            #expect(exhibit.kind == "shown" && exhibit.configurable == nil)
            let timeline = try await exhibit.timeline(for: request())
            #expect(timeline.entries.count == 2 && timeline.summary.policy == .never)
            #expect(timeline.summary.entries.map(\.date) == [11, 12].map { Date(timeIntervalSince1970: $0) })
            VirtualClock.release()
        }

        @Test func entriesOfAnotherTypeAreRefused() async throws {
            let exhibit = try await exhibit(.registry(StrangeRegistry.self))
            let error = await #expect(throws: HostError.self) { _ = try await exhibit.timeline(for: request()) }
            #expect(
                error
                    == .providerFailed(
                        kind: "shown", call: "the preview's timeline",
                        reason: "an entry is a Strange, which is not the entry that the widget's views take"))
            VirtualClock.release()
        }

        @Test func aFamilyThatTheWidgetHasNotIsTold() async throws {
            let exhibit = try await exhibit(.registry(UnsupportedRegistry.self))
            #expect(
                try await exhibit.timeline(for: request()).summary.findings.map(\.message) == [
                    "the widget does not support systemLarge, so the canvas shows an error in its place"
                ])
            VirtualClock.release()
        }

        @Test func aWidgetIsNoLiveActivity() async throws {
            await #expect(throws: PreviewError.emptyWidget) {
                _ = try await exhibit(.registry(NoActivityRegistry.self))
            }
        }

        // MARK: Builders

        @Test func entriesAreListedByStatements() {
            @PreviewTimelineBuilder func entries(_ isLong: Bool) -> [any TimelineEntry] {
                ScriptedWidget.Entry(date: .distantPast, text: "first")
                for number in 1...2 { ScriptedWidget.Entry(date: .distantPast, text: "\(number)") }
                if isLong {
                    ScriptedWidget.Entry(date: .distantPast, text: "long")
                } else {
                    Strange(date: .distantPast)
                }
                if isLong { ScriptedWidget.Entry(date: .distantPast, text: "last") }
            }
            func texts(_ entries: [any TimelineEntry]) -> [String] {
                entries.map { ($0 as? ScriptedWidget.Entry)?.text ?? "\(type(of: $0))" }
            }
            #expect(texts(entries(true)) == ["first", "1", "2", "long", "last"])
            #expect(texts(entries(false)) == ["first", "1", "2", "Strange"])
        }

        @Test func statesAreListedByStatements() {
            @PreviewActivityBuilder<CardAttributes> func states() -> [CardAttributes.ContentState] {
                CardAttributes.ContentState(step: 0)
                for step in 1...3 { CardAttributes.ContentState(step: step) }
            }
            #expect(states().map(\.step) == [0, 1, 2, 3])
        }
    }
}

private struct Strange: TimelineEntry {
    let date: Date
}

private struct CardAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var step: Int }
}

private struct FormPreviews: PreviewProvider {
    static var previews: some View {
        Text(verbatim: "device")
        Text(verbatim: "fits").previewLayout(.sizeThatFits).previewDisplayName("fits")
        Text(verbatim: "fixed").previewLayout(.fixed(width: 300, height: 200))
        Text(verbatim: "across").previewInterfaceOrientation(.landscapeLeft).previewDevice("iPad mini")
        Text(verbatim: "widget").previewContext(WidgetPreviewContext(family: .systemMedium))
        CardAttributes().previewContext(.init(step: 1), viewKind: .dynamicIsland(.compact))
    }
}

private struct HugePreviews: PreviewProvider {
    static var previews: some View {
        Text(verbatim: "huge").previewLayout(.fixed(width: 9000, height: 0))
            .previewInterfaceOrientation(.portraitUpsideDown)
    }
}

/// Registries as `#Preview` makes them.
private protocol CardRegistry: PreviewRegistry {}

extension CardRegistry {
    static var fileID: String { "Cards/Card.swift" }
    static var line: Int { 12 }
    static var column: Int { 1 }
}

private struct TraitRegistry: CardRegistry {
    static func makePreview() -> Preview {
        Preview("small", traits: .fixedLayout(width: 40, height: 24)) { Text(verbatim: "a") }
    }
}

private struct LateRegistry: CardRegistry {
    static func makePreview() throws -> Preview { throw PreviewUnavailable() }
}

private struct WidgetRegistry: CardRegistry {
    static func makePreview() -> Preview {
        Preview(
            as: .systemSmall, widget: { ScriptedWidget() },
            timeline: {
                ScriptedWidget.Entry(date: Date(timeIntervalSince1970: 11))
                ScriptedWidget.Entry(date: Date(timeIntervalSince1970: 12))
            })
    }
}

private struct StrangeRegistry: CardRegistry {
    static func makePreview() -> Preview {
        Preview(as: .systemSmall, widget: { ScriptedWidget() }, timeline: { Strange(date: .distantPast) })
    }
}

private struct UnsupportedRegistry: CardRegistry {
    static func makePreview() -> Preview {
        Preview(as: .systemLarge, widget: { ScriptedWidget() }, timeline: { ScriptedWidget.Entry(date: .distantPast) })
    }
}

private struct NoActivityRegistry: CardRegistry {
    static func makePreview() -> Preview {
        Preview(
            as: .content, using: CardAttributes(), widget: { ScriptedWidget() },
            contentStates: {
                CardAttributes.ContentState(step: 1)
            })
    }
}
