import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// The distances that stacks keep where they are given none.
@Suite("Spacing as Apple keeps it") @MainActor
struct SpacingTruthTests {
    struct Leading: Sendable, CustomTestStringConvertible {
        var name: String
        var font: Font
        /// Points at 3×.
        var distance: CGFloat
        var testDescription: String { "layout-truths row 64: text above \(name) stands \(distance) away" }
    }

    /// The leading of the lower text, up to the next pixel: (HIG leading − 1.193359 × size) at 3×.
    @Test(arguments: [
        Leading(name: "body", font: .body, distance: 2),
        Leading(name: "subheadline", font: .subheadline, distance: 7 / 3),
        Leading(name: "footnote", font: .footnote, distance: 8 / 3),
        Leading(name: "caption", font: .caption, distance: 2),
        Leading(name: "headline", font: .headline, distance: 2), Leading(name: "title2", font: .title2, distance: 2),
        Leading(name: "title", font: .title, distance: 2 / 3),
        Leading(name: "largeTitle", font: .largeTitle, distance: 2 / 3),
        Leading(name: "system(size: 17)", font: .system(size: 17), distance: 0)
    ])
    func textAboveText(_ truth: Leading) {
        let leaves = Stage(200, 200).layOut(
            VStack {
                Text(verbatim: "upper")
                Text(verbatim: "lower").font(truth.font)
            }
        ).visibleLeaves
        #expect(abs(leaves[1].frame.minY - leaves[0].frame.maxY - truth.distance) < 0.001)
    }

    @Test("layout-truths row 65: a symbol stands on a text as another line would")
    func symbolAboveText() {
        let leaves = Stage(200, 200).layOut(
            VStack {
                Image(systemName: "star"); Text(verbatim: "text")
            }
        ).visibleLeaves
        #expect(abs(leaves[1].frame.minY - leaves[0].frame.maxY) < 0.001)
    }

    /// In Apple's picture of a Live Activity (`lock_screen` of JavierLaguna/SoccerLiveActivity d7b5d248, 2.25 points a
    /// pixel) a title stands 15.75 above a row of a crest and digits, to one of its pixels: as far as above the crest
    /// by itself, and not as near as above a text.
    @Test("a text stands as far above a row as the one that wants most of it")
    func textAboveMixedRow() {
        let leaves = Stage(300, 200).layOut(
            VStack {
                Text(verbatim: "77\"").font(.title)
                HStack {
                    Circle().frame(width: 46, height: 46)
                    Text(verbatim: "2").font(.largeTitle)
                }
            }
        ).visibleLeaves
        #expect(abs(leaves[1].frame.minY - leaves[0].frame.maxY - 15.75) <= 2.25)
    }

    @Test("apple-metrics §3: a resizable image keeps the distance of plain views")
    func resizableImage() {
        let leaves = Stage(200, 200).layOut(
            VStack {
                Image(systemName: "star").resizable().frame(width: 20, height: 20)
                Color.red.frame(width: 20, height: 20)
            }
        ).visibleLeaves
        #expect(leaves[1].frame.minY - leaves[0].frame.maxY == 8)
    }

    @Test("apple-metrics §3: symbol, text and shape stand 8 apart side by side")
    func sideBySide() {
        let leaves = Stage(300, 100).layOut(
            HStack {
                Image(systemName: "star")
                Text(verbatim: "text")
                Circle().frame(width: 20, height: 20)
                Text(verbatim: "text")
            }
        ).visibleLeaves
        for (first, second) in zip(leaves, leaves.dropFirst()) {
            #expect(abs(second.frame.minX - first.frame.maxX - 8) < 0.001)
        }
    }

    /// Apple's picture (StanfordSpezi/SpeziViews `simpleTile.leading.png`, of type size medium): baselines at the pixel
    /// rows 1151 and 1269, the divider at 1192, the button from 1334 to 1466.
    @Test("measured-2026-11 M18, layout-truths rows 30 and 31: text, divider, text and button stand on Apple's pixels")
    func tileOfTexts() throws {
        let view = VStack(alignment: .leading) {
            Text(verbatim: "Clean Code")
            Divider().padding(.bottom, 4)
            Text(verbatim: "A book by Robert C. Martin")
            Button {
            } label: {
                Text(verbatim: "Buy").frame(maxWidth: .infinity, minHeight: 30)
            }
            .buttonStyle(.borderedProminent).padding(.top, 8)
        }
        let root = Stage(390, 140) { $0.dynamicTypeSize = .medium }.layOut(view)
        let leaves = root.visibleLeaves
        let button = try #require(root.first(named: "ButtonBorderShape")).frame
        let ascent: CGFloat = 16 * 1950 / 2048
        let found = [
            leaves[0].frame.minY + ascent, leaves[1].frame.minY, leaves[2].frame.minY + ascent, button.minY, button.maxY
        ].map { ($0 - leaves[1].frame.minY) * 3 }
        for (ours, theirs) in zip(found, [1151.0, 1192, 1269, 1334, 1466]) {
            #expect(abs(ours - (theirs - 1192)) <= 1, "\(found)")
        }
    }

    @Test("layout-truths row 30: a divider is one pixel high and spans the width")
    func dividerBelowText() throws {
        let leaves = Stage(390, 100).layOut(
            VStack {
                Text(verbatim: "Title"); Divider()
            }
        ).visibleLeaves
        #expect(abs(leaves[1].frame.height - 1 / 3) < 0.001)
        #expect(leaves[1].frame.width == 390)
        let picture = try Stage(30, 1).draw(
            ZStack {
                Color.white; Divider()
            })
        #expect(picture[45, 1].distance(to: .init(198, 198, 200)) <= 1)
    }

    @Test("apple-metrics §3: a divider is upright in a horizontal stack")
    func uprightDivider() {
        let leaves = Stage(100, 60).layOut(
            HStack {
                Color.red; Divider(); Color.red
            }
        ).visibleLeaves
        #expect(abs(leaves[1].frame.width - 1 / 3) < 0.001)
        #expect(leaves[1].frame.height == 60)
    }

    @Test("layout-truths row 32: a prominent button with a label at least 30 high is a capsule of 44")
    func prominentButton() {
        let root = Stage(390, 100).layOut(
            Button {
            } label: {
                Text(verbatim: "Action").frame(maxWidth: .infinity, minHeight: 30)
            }
            .buttonStyle(.borderedProminent))
        #expect(root.frame.height == 44)
        #expect(root.frame.width == 390)
        #expect(root.first(named: "ButtonBorderShape")?.frame == root.frame)
    }

    @Test("layout-truths row 34: two tiles with spacing 8 and padding 8 in 160² are 144 by 68")
    func twoTiles() {
        let leaves = Stage(160, 160).layOut(
            VStack(spacing: 8) {
                RoundedRectangle(cornerRadius: 16)
                RoundedRectangle(cornerRadius: 16)
            }
            .padding(8)
        ).visibleLeaves
        #expect(leaves.map(\.frame) == [CGRect(8, 8, 144, 68), CGRect(8, 84, 144, 68)])
    }

    @Test("layout-truths row 35: a circle of 48 stands at 16 after the default padding")
    func tileCircle() {
        let leaves = Stage(160, 160).layOut(
            VStack(alignment: .leading, spacing: 0) {
                Circle().frame(width: 48, height: 48)
                Spacer()
                Color.clear.frame(height: 1)
            }
            .padding()
        ).visibleLeaves
        #expect(leaves[0].frame == CGRect(16, 16, 48, 48))
    }

    @Test(
        "apple-metrics §1: ContainerRelativeShape is as round as its container less the inset",
        arguments: [
            (CGFloat(0), CGFloat(22)), (8, 14), (22, 0), (30, 0)
        ])
    func containerRelativeShape(inset: CGFloat, radius: CGFloat) {
        let container = _ContainerShapeContext(frame: CGRect(0, 0, 170, 170), radius: 22)
        let rect = CGRect(0, 0, 170, 170).insetBy(dx: inset, dy: inset)
        let outline = ContainerRelativeShape()._outline(in: rect, container).outline
        #expect(outline == (radius > 0 ? .roundedRectangle(rect, radius: radius, continuous: true) : .rectangle(rect)))
        #expect(ContainerRelativeShape()._outline(in: rect, .init()).outline == .rectangle(rect))
    }
}
