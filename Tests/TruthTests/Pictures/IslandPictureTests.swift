import Geometry
import SwiftUI
import SwiftUICore
import Testing
import WidgetKit
import WidgetKitCore

/// A football match in the Dynamic Island of an iPhone 14 Pro with iOS 16.2: measured in the pictures `island_expanded`
/// and `lock_screen` of JavierLaguna/SoccerLiveActivity d7b5d248 (`.readme_resources`), whose pixels are 2.25 points
/// large; so the tolerance is 2 points.
@Suite("A match in the island") @MainActor
struct IslandPictureTests {
    private static let tolerance: CGFloat = 2

    /// The frames of the views whose name begins so, in points of the island.
    private func frames(_ view: some View, height: CGFloat = 160, of prefix: String) -> [CGRect] {
        let rendering = ViewRenderer().render(size: CGSize(width: 371, height: height)) { view }
        return rendering.root.visibleLeaves.filter { $0.name.hasPrefix(prefix) }.map(\.frame)
    }

    private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= Self.tolerance }

    @Test("has crests, scores and the bottom's lines where Apple's picture has them")
    func expanded() throws {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Team(name: "ATM", isLeading: true) }
            DynamicIslandExpandedRegion(.trailing) { Team(name: "RMA", isLeading: false) }
            DynamicIslandExpandedRegion(.bottom) {
                VStack {
                    Text("77\" (2ª Parte)").font(.title)
                    Spacer()
                    Text("Civitas Metropolitano").font(.subheadline).underline()
                }
            }
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
        let view = island.view(in: .expanded, log: IslandFitLog())
        let texts = frames(view, of: "Text"), crests = frames(view, of: "Crest")
        try #require(texts.count == 6 && crests.count == 2)
        // The spacer takes what there is: the island is 160 points high, as in the picture.
        let name = texts[0], score = texts[1], otherScore = texts[2], otherName = texts[3], minute = texts[4],
            place = texts[5]
        #expect(near(crests[0].midX, 39.4) && near(371 - crests[1].midX, 39.3))
        #expect(near(name.midX, 39.4) && near(371 - otherName.midX, 39.3))
        #expect(near(crests[0].minY, 16.8))
        #expect(near(score.midX, 77) && near(371 - otherScore.midX, 77.5))
        #expect(near(score.midY, 50.3))
        // Up to iOS 16, the part of the distance that grows with the text was rounded up to 4 points; today's is a
        // twentieth of the line (SpacingTruthTests).
        let older = 4 - 0.05 * 1.193359 * 17
        let distance = name.maxY + older - 0.2412 * 17 - crests[0].maxY
        #expect(near(distance, 82.7 - 16.8 - 40))
        #expect(near(minute.midX, 371 / 2) && near(place.midX, 371 / 2))
        #expect(near(place.maxY - 0.2412 * 15, 141.4))
    }

    private struct Crest: Shape {
        func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    }

    private struct Team: View {
        let name: String
        let isLeading: Bool

        var body: some View {
            HStack {
                if !isLeading { score }
                VStack {
                    Crest().frame(width: 40, height: 40)
                    Text(name).fontWeight(.semibold)
                }
                if isLeading { score }
            }
        }

        private var score: some View { Text("3").font(.largeTitle).fontWeight(.bold) }
    }

    /// 62 and 46.5 points beside the camera, around the same texts.
    @Test("is as wide as its texts and off the camera's middle")
    func compact() throws {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { EmptyView() }
        } compactLeading: {
            Text("2T / 65\"")
        } compactTrailing: {
            Text("3 - 2")
        } minimal: {
        }
        let view = island.view(in: .compact, log: IslandFitLog())
        let rendering = ViewRenderer().render { view }
        let width = rendering.displayList.size.width
        #expect(near(width, 234.1))
        let texts = frames(view.frame(maxWidth: .infinity, alignment: .leading), height: 40, of: "Text")
        try #require(texts.count == 2)
        #expect(near(texts[0].minX, 6) && near(texts[0].width, 55))
        #expect(near(width - texts[1].maxX, 6) && near(texts[1].width, 33))
    }
}
