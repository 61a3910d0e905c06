import Foundation
import RenderModel
import SwiftUI
import SwiftUICore
import Testing
import WidgetKit

@testable import WidgetKitCore

/// Where the views of the Dynamic Island lie, in points.
@MainActor
struct IslandLayoutTests {
    /// The frames of what an island holds, 160 points wide with margins of 10 and a camera of 40 × 14. Beside the
    /// camera there are (140 - 40) / 2 = 50 points, and below it the center begins at 14.
    private func frames<Content: View>(
        height: CGFloat, @DynamicIslandExpandedContentBuilder _ content: () -> DynamicIslandExpandedContent<Content>
    ) -> [CGRect] {
        let regions = content().content
        let root = ViewRenderer().render(size: CGSize(width: 160, height: height)) {
            ExpandedIslandLayout(
                margins: EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10),
                camera: CGSize(width: 40, height: 14)
            ) { regions }
        }.root
        return Self.leaves(root)
    }

    private static func leaves(_ node: LayoutNode) -> [CGRect] {
        node.children.isEmpty ? [node.frame] : node.children.flatMap(leaves)
    }

    @Test func eachViewOfAColumnGetsAnEvenPartOfTheHeightThatIsLeft() {
        // 40 points: 20 for the first, 8 between them, 12 for the second, which lies below the camera.
        #expect(
            frames(height: 60) {
                DynamicIslandExpandedRegion(.leading) {
                    Color.red
                    Color.green
                }
            } == [CGRect(x: 10, y: 10, width: 50, height: 20), CGRect(x: 10, y: 38, width: 140, height: 12)])
    }

    @Test func whatTheBottomNeedsIsKeptFree() {
        // 60 points less 20 of the bottom and 8 between them are the sides'.
        let found = frames(height: 80) {
            DynamicIslandExpandedRegion(.leading) { Color.red }
            DynamicIslandExpandedRegion(.bottom) { Color.blue.frame(minHeight: 20) }
        }
        #expect(found == [CGRect(x: 10, y: 10, width: 50, height: 32), CGRect(x: 10, y: 50, width: 140, height: 20)])
    }

    @Test func theCenterHangsBelowTheCamera() {
        #expect(
            frames(height: 60) {
                DynamicIslandExpandedRegion(.center) {
                    Color.red.frame(width: 30, height: 6)
                    Color.green.frame(width: 20, height: 6)
                }
            } == [
                // In the middle, the island as high as both with 8 points between, and itself in the middle of 60.
                CGRect(x: 65, y: 22, width: 30, height: 6), CGRect(x: 70, y: 36, width: 20, height: 6)
            ])
    }

    @Test(
        arguments: [
            (0, 0, [50, 66, 50, 66]), (1, 0, [50, 82, 50, 50]), (0, 1, [50, 50, 50, 82]), (2, 2, [50, 66, 50, 66])
        ] as [(Double, Double, [CGFloat])])
    func priorityDecidesWhoGetsTheRest(_ leading: Double, _ trailing: Double, _ widths: [CGFloat]) {
        let found = frames(height: 90) {
            DynamicIslandExpandedRegion(.leading, priority: leading) {
                Color.red.frame(height: 10)
                Color.orange.frame(height: 10)
            }
            DynamicIslandExpandedRegion(.trailing, priority: trailing) {
                Color.green.frame(height: 10)
                Color.blue.frame(height: 10)
            }
        }
        // The first of each side lies beside the camera.
        #expect(found.map(\.width) == widths)
        #expect(found[1].minX == 10 && found[3].maxX == 150)
    }

    @Test func anIslandWithoutRegionsIsItsMargins() {
        let root = ViewRenderer().render {
            ExpandedIslandLayout(
                margins: EdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20), camera: IslandMetrics.camera
            ) {}
        }.root
        // Where nothing says how wide it is, three cameras' width.
        #expect(root.frame.size == CGSize(width: 376, height: 32))
    }

    // MARK: The compact island

    private func compact(
        _ leading: CGFloat, _ trailing: CGFloat, log: IslandFitLog
    ) -> (root: LayoutNode, frames: [CGRect]) {
        let root = ViewRenderer().render {
            CompactIslandLayout(
                leadingMargins: IslandMetrics.margins(of: .compactLeading),
                trailingMargins: IslandMetrics.margins(of: .compactTrailing), widestSide: 100, log: log
            ) {
                Color.red.frame(width: leading, height: 10)
                Color.green.frame(width: trailing, height: 10)
            }
        }.root
        return (root, Self.leaves(root))
    }

    @Test func aSideIsAsWideAsItsContent() {
        let log = IslandFitLog()
        let (root, frames) = compact(56, 32, log: log)
        let camera = IslandMetrics.cameraWidth, narrowest = IslandMetrics.narrowestSide
        // 22 pixels of three a point from the outer end, and nothing from the camera.
        let end: CGFloat = 22.0 / 3
        #expect(abs(root.frame.width - (56 + end + camera + narrowest)) < 1e-9)
        #expect(root.frame.height == IslandMetrics.height)
        #expect(abs(frames[0].minX - end) < 1e-9 && abs(frames[1].maxX - (root.frame.width - end)) < 1e-9)
        #expect(abs(frames[0].midY - IslandMetrics.height / 2) < 1e-9)
        #expect((log.leadingWidth, log.trailingWidth, log.widestSide) == (56 + end, 32 + end, 100))
    }

    @Test func aSideEndsAtTheScreensMargin() {
        let log = IslandFitLog()
        let (root, _) = compact(200, 10, log: log)
        #expect(abs(root.frame.width - (100 + IslandMetrics.cameraWidth + IslandMetrics.narrowestSide)) < 1e-9)
        #expect(log.leadingWidth == 200 + 22.0 / 3)
    }

    @Test(arguments: [(393, 122.833), (430, 141.333), (375, 113.833), (100, 44.667)] as [(CGFloat, CGFloat)])
    func aWiderScreenHasRoomForMore(_ screen: CGFloat, _ side: CGFloat) {
        #expect(abs(IslandMetrics.widestSide(on: CGSize(width: screen, height: 800)) - side) < 0.001)
    }

    // MARK: Margins

    @Test func theFirstMarginOfAnEdgeCounts() {
        var margins = IslandMarginOverrides()
        margins.set([.top, .leading], 4)
        margins.set(.all, 9)
        #expect(
            margins.applied(to: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
                == EdgeInsets(top: 4, leading: 4, bottom: 9, trailing: 9))
    }

    @Test(arguments: [(-3, 0), (.nan, 0), (.infinity, 0), (7, 7)] as [(Double, CGFloat)])
    func marginsAreLengths(_ given: Double, _ kept: CGFloat) {
        var margins = IslandMarginOverrides()
        margins.set(.top, given)
        #expect(margins.top == kept && margins.bottom == nil)
    }

    @Test func onlyTheEdgesOfARegionChange() {
        var margins = IslandMarginOverrides()
        margins.set(.all, 2)
        let standard = EdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
        #expect(
            margins.applied(to: standard, edges: [.top, .trailing])
                == EdgeInsets(top: 2, leading: 20, bottom: 16, trailing: 2))
        #expect(IslandMarginOverrides().applied(to: standard) == standard)
    }

    @Test func eachFormHasMarginsOfItsOwn() {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Color.red }
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
        .contentMargins(.leading, 3, for: .expanded)
        .contentMargins(.all, 8, for: .minimal)
        .contentMargins(.all, 1, for: .minimal)
        #expect(island.margins(of: .expanded) == EdgeInsets(top: 16, leading: 3, bottom: 16, trailing: 20))
        #expect(island.margins(of: .minimal) == EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
        let end: CGFloat = 22.0 / 3
        #expect(island.margins(of: .compactLeading) == EdgeInsets(top: 7, leading: end, bottom: 7, trailing: 0))
        #expect(island.margins(of: .compactTrailing) == EdgeInsets(top: 7, leading: 0, bottom: 7, trailing: end))
    }

    // MARK: What does not fit

    private func fit(_ wanted: CGSize, _ shown: CGSize) -> [String] {
        ActivityFit(presentation: .lockScreen, wanted: wanted, shown: shown, log: IslandFitLog())
            .findings.map(\.message)
    }

    @Test func halfAPointIsNoDifference() {
        let shown = CGSize(width: 100, height: 160)
        #expect(fit(CGSize(width: 100.5, height: 160.5), shown).isEmpty)
        let found = fit(CGSize(width: 100.6, height: 200), shown), advice = "; show less, or reduce spacing"
        #expect(
            found == [
                "the lockScreen presentation is 100.6 points wide, and iOS clips it at 100" + advice,
                "the lockScreen presentation is 200 points high, and iOS clips it at 160" + advice
            ])
    }

    @Test(
        arguments: [
            (122.0, nil), (122.6, "compactLeading takes all 122.8 points"),
            (123, "compactLeading takes all 122.8 points"),
            (124, "compactLeading is 124 points wide with its margins, and there are 122.8 beside the camera")
        ] as [(Double, String?)])
    func aCompactSideTellsOfItsWidth(_ width: Double, _ beginning: String?) {
        let log = IslandFitLog()
        (log.leadingWidth, log.trailingWidth, log.widestSide) = (width, 30, 122.8)
        let fit = ActivityFit(presentation: .compact, wanted: .zero, shown: .zero, log: log)
        #expect(fit.findings.count == (beginning == nil ? 0 : 1))
        #expect(fit.findings.allSatisfy { $0.message.hasPrefix(beginning ?? "") }, "\(fit.findings)")
    }
}
