import ActivityKit
import AppIntents
import RenderModel
import SwiftUI
import WidgetKit
import WidgetKitCore

extension Fixture {
    /// A Live Activity whose presentation is as large as the canvas at most.
    private init(
        _ name: String, _ presentation: ActivityPresentation,
        _ state: TinyAttributes.ContentState = .init(text: "9:41"),
        tint: TinyAttributes.Tint? = nil, size: CGSize, corner: Double = 20, variant: Variant = .state(0),
        scheme: SchemeName = .light, mode: ModeName = .fullColor, isStale: Bool = false, scale: CGFloat = 2,
        screen: CGSize = CGSize(width: 393, height: 852),
        findings: [String] = []
    ) {
        self.init("activities/" + name, size: size, scale: scale, frames: nil, findings: findings) { fixture in
            let surface = RenderSurface(
                size: fixture.size, displayScale: fixture.scale, contentMargin: 0, cornerRadius: corner,
                locale: "en_US",
                timeZone: "GMT", clock: FixtureEnvironment.now, screen: screen)
            var request = DrawRequest(
                kind: "TinyAttributes", presentationKind: .activity(presentation), variant: variant, scheme: scheme,
                surface: surface,
                presentation: Presentation(mode: mode))
            request.activities = [
                ActivityChoice(
                    attributes: .object(tint.map { ["tint": .string($0.rawValue)] } ?? [:]),
                    contentState: .object(["text": .string(state.text), "height": .number(state.height)]),
                    isStale: isStale)
            ]
            let drawing = try await WidgetHost(widget: TinyActivity.self, resources: WidgetResources(directories: []))
                .draw(request)
            VirtualClock.release()
            return Drawn(displayList: drawing.displayList, leaves: nil, tree: nil, findings: drawing.findings)
        }
    }

    private static let card = CGSize(width: 130, height: 160)

    @FixtureList static var activityPresentations: [Fixture] {
        Fixture("lock-screen", .lockScreen, size: card)
        Fixture("lock-screen-dark", .lockScreen, size: card, scheme: .dark)
        // 40 points are fewer than iOS gives, 200 are more.
        Fixture("lock-screen-low", .lockScreen, .init(text: "9:41", height: 40), size: card)
        Fixture(
            "lock-screen-high", .lockScreen, .init(text: "9:41", height: 200), size: card,
            findings: ["activity-clipped"])
        // A shape behind the view makes it no higher.
        Fixture("lock-screen-greedy", .lockScreen, tint: .greedy, size: card)
        Fixture("lock-screen-stale", .lockScreen, size: card, isStale: true)
        Fixture("lock-screen-privacy", .lockScreen, size: card, variant: .privacy)
        Fixture("background-tint", .lockScreen, tint: .orange, size: card)
        Fixture("background-tint-nil", .lockScreen, tint: TinyAttributes.Tint.none, size: card)
        // The system's material, which lets the wallpaper through.
        Fixture("background-tint-clear", .lockScreen, tint: .clear, size: card)
        Fixture("background-tint-half-dark", .lockScreen, tint: .half, size: card, scheme: .dark)
        Fixture(
            "stand-by", .lockScreen, .init(text: "9:41", height: 90), tint: .orange, size: card, mode: .standBy,
            screen: CGSize(width: 80, height: 152))
        Fixture(
            "compact", .compact, .init(text: "9"), size: CGSize(width: 230, height: IslandMetrics.height),
            corner: 18.333)
        // The side with the longer text is the wider one.
        Fixture(
            "compact-grows", .compact, .init(text: "Some text"), size: CGSize(width: 230, height: IslandMetrics.height),
            corner: 18.333)
        Fixture(
            "compact-cut", .compact, .init(text: "More text"), size: CGSize(width: 230, height: IslandMetrics.height),
            corner: 18.333, screen: CGSize(width: 260, height: 852),
            findings: ["text-truncated"])
        Fixture(
            "compact-keyline", .compact, .init(text: "9"), tint: .orange,
            size: CGSize(width: 230, height: IslandMetrics.height), corner: 18.333, scheme: .dark)
        Fixture(
            "minimal", .minimal, .init(text: "9"), size: CGSize(width: 45, height: IslandMetrics.height), corner: 18.333
        )
        Fixture(
            "minimal-wide", .minimal, .init(text: "9:41"), size: CGSize(width: 45, height: IslandMetrics.height),
            corner: 18.333)
        Fixture(
            "minimal-cut", .minimal, .init(text: "Long text"), size: CGSize(width: 45, height: IslandMetrics.height),
            corner: 18.333, findings: ["text-truncated"])
        Fixture("expanded", .expanded, size: CGSize(width: 371, height: 160), corner: 44, scale: 1)
        Fixture(
            "expanded-keyline", .expanded, tint: .orange, size: CGSize(width: 371, height: 160), corner: 44,
            scheme: .dark, scale: 1)
        // The line is there on dark backgrounds only.
        Fixture(
            "minimal-keyline-light", .minimal, .init(text: "9"), tint: .orange,
            size: CGSize(width: 45, height: IslandMetrics.height), corner: 18.333)
        Fixture("smart-stack", .smartStack, .init(text: "9:41", height: 60), size: CGSize(width: 160, height: 70))
    }
}
