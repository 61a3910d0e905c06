import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// Arrangements that OpenSwiftUI compares with SwiftUI picture by picture (`Example/OpenSwiftUIUITests/Layout`). Its
/// pictures are not published: the frames are worked out from the measured defaults, spacing 8 (layout-truths rows 36
/// and 37), padding 16 (row 63), spacers of at least 8 (row 62) and 10 points where nothing is offered (row 69).
@Suite("Arrangements compared with SwiftUI") @MainActor
struct ComparedLayoutTruthTests {
    private nonisolated static let canvas = CGSize(200, 200)

    private nonisolated static func truth<V: View>(
        _ expression: String, _ frames: [CGRect], @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
    ) -> LayoutTruth {
        LayoutTruth("os OpenSwiftUIUITests/Layout", expression, in: canvas, frames, view)
    }

    private nonisolated static let stacks: [LayoutTruth] = [
        truth("HStack of two squares in a frame", [CGRect(46, 75, 50, 50), CGRect(104, 75, 50, 50)]) {
            HStack {
                Color.red.frame(width: 50, height: 50)
                Color.blue.frame(width: 50, height: 50)
            }
            .frame(width: 150, height: 150)
        },
        // 40 + 8 + 40 + 8 + 40 = 136 high, centered at 32; the inner row is 88 wide.
        truth(
            "HStack in a VStack",
            [CGRect(80, 32, 40, 40), CGRect(80, 80, 40, 40), CGRect(56, 128, 40, 40), CGRect(104, 128, 40, 40)]
        ) {
            VStack {
                Color.red.frame(width: 40, height: 40)
                Color.blue.frame(width: 40, height: 40)
                HStack {
                    Color.green.frame(width: 40, height: 40)
                    Color.yellow.frame(width: 40, height: 40)
                }
            }
        },
        // 30 + 8 + 40 + 8 + 60 = 146 high, 50 + 8 + 60 = 118 wide.
        truth(
            "leading in the VStack, top in the HStack",
            [CGRect(41, 27, 30, 30), CGRect(41, 65, 40, 40), CGRect(41, 113, 50, 50), CGRect(99, 113, 60, 60)]
        ) {
            VStack(alignment: .leading) {
                Color.red.frame(width: 30, height: 30)
                Color.blue.frame(width: 40, height: 40)
                HStack(alignment: .top) {
                    Color.green.frame(width: 50, height: 50)
                    Color.yellow.frame(width: 60, height: 60)
                }
            }
        },
        // (200 − 16) / 3 = 61.333 high; (200 − 8) / 2 = 96 wide.
        truth(
            "colors share what a stack has",
            [
                CGRect(0, 0, 200, 61.333), CGRect(0, 69.333, 200, 61.333), CGRect(0, 138.667, 96, 61.333),
                CGRect(104, 138.667, 96, 61.333)
            ]
        ) {
            VStack {
                Color.red; Color.blue;
                HStack {
                    Color.green; Color.yellow
                }
            }
        },
        truth(
            "a color of higher priority takes all but the gaps",
            [CGRect(0, 0, 200, 0), CGRect(0, 8, 200, 184), CGRect(0, 200, 96, 0), CGRect(104, 200, 96, 0)]
        ) {
            VStack {
                Color.red; Color.blue.layoutPriority(1);
                HStack {
                    Color.green; Color.yellow
                }
            }
        },
        // 200 − 40 − 10 = 150 for two.
        truth(
            "two colours around a square", [CGRect(0, 0, 200, 75), CGRect(95, 95, 10, 10), CGRect(0, 125, 200, 75)]
        ) {
            VStack(spacing: 20) {
                Color.red; Color.yellow.frame(width: 10, height: 10); Color.blue
            }
        },
        truth("a spacer between squares in a row", [CGRect(0, 75, 50, 50), CGRect(150, 75, 50, 50)]) {
            HStack {
                Color.red.frame(width: 50, height: 50); Spacer(); Color.blue.frame(width: 50, height: 50)
            }
        },
        // The highest priority decides the size, 40 × 40 at 80; all lead at 80 and are centered at 100.
        truth(
            "priorities in a ZStack",
            [CGRect(80, 50, 100, 100), CGRect(80, 70, 60, 60), CGRect(80, 80, 40, 40), CGRect(90, 90, 20, 20)]
        ) {
            ZStack(alignment: .leading) {
                Color.blue.frame(width: 100, height: 100).layoutPriority(-0.1)
                Color.red.frame(width: 60, height: 60)
                Color.green.frame(width: 40, height: 40).layoutPriority(1)
            }
            .overlay { Color.black.frame(width: 20, height: 20) }
        }
    ]

    private nonisolated static let frames: [LayoutTruth] = [
        truth("frame() changes nothing", [CGRect(0, 0, 200, 200)]) { bareFrame(Color.red) },
        // Fitted into 100 × 50 the half as wide view is 25 × 50; filling 50 × 100 it is 50 × 100.
        truth("half as wide as high", [CGRect(87.5, 75, 25, 50), CGRect(75, 50, 50, 100)]) {
            ZStack {
                Color.red.aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 50)
                Color.green.aspectRatio(0.5, contentMode: .fill).frame(width: 50, height: 100)
            }
        },
        truth("twice as wide as high", [CGRect(50, 75, 100, 50), CGRect(0, 50, 200, 100)]) {
            ZStack {
                Color.red.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit).frame(width: 100, height: 50)
                Color.green.aspectRatio(CGSize(width: 20, height: 10), contentMode: .fill).frame(width: 50, height: 100)
            }
        },
        // A color's own ratio is that of 10 × 10.
        truth("a color's own ratio", [CGRect(75, 75, 50, 50), CGRect(50, 50, 100, 100)]) {
            ZStack {
                Color.red.aspectRatio(contentMode: .fit).frame(width: 100, height: 50)
                Color.green.aspectRatio(contentMode: .fill).frame(width: 50, height: 100)
            }
        },
        truth("fixedSize along one axis", [CGRect(95, 50, 10, 100), CGRect(50, 95, 100, 10), CGRect(50, 50, 100, 100)])
        {
            ZStack {
                Color.red.fixedSize(horizontal: true, vertical: false).frame(width: 100, height: 100)
                Color.green.fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 100)
                Color.blue.fixedSize(horizontal: false, vertical: false).frame(width: 100, height: 100)
            }
        },
        truth(
            "position, with one axis, none and both",
            [CGRect(25, 25, 50, 50), CGRect(75, 25, 50, 50), CGRect(25, 75, 50, 50), CGRect(75, 75, 50, 50)]
        ) {
            ZStack {
                Color.red.frame(width: 50, height: 50).position()
                Color.green.frame(width: 50, height: 50).position(x: 50)
                Color.blue.frame(width: 50, height: 50).position(y: 50)
                Color.black.frame(width: 50, height: 50).position(x: 50, y: 50)
            }
            .frame(width: 100, height: 100)
        },
        // A reader's views lie in its top left corner.
        truth("two views of a geometry reader", [CGRect(0, 0, 100, 100), CGRect(0, 0, 66.667, 66.667)]) {
            GeometryReader { proxy in
                Color.blue.frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
                Color.red.frame(width: proxy.size.width / 3, height: proxy.size.height / 3)
            }
        }
    ]

    /// A background behind 50 × 30 points with these insets around; the whole is centered.
    private nonisolated static func padded<V: View>(
        _ expression: String, top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0,
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
    ) -> LayoutTruth {
        let size = CGSize(50 + leading + trailing, 30 + top + bottom)
        let origin = CGPoint(x: (200 - size.width) / 2, y: (200 - size.height) / 2)
        return truth(
            expression, [CGRect(origin: origin, size: size), CGRect(origin.x + leading, origin.y + top, 50, 30)], view)
    }

    @MainActor private static var tile: some View { Color.blue.frame(width: 50, height: 30) }

    private nonisolated static let paddings: [LayoutTruth] = [
        padded("padding()", top: 16, leading: 16, bottom: 16, trailing: 16) { tile.padding().background(Color.red) },
        padded("padding(20)", top: 20, leading: 20, bottom: 20, trailing: 20) {
            tile.padding(20).background(Color.red)
        },
        padded("padding(0)") { tile.padding(0).background(Color.red) },
        padded("padding(.top, 30)", top: 30) { tile.padding(.top, 30).background(Color.red) },
        padded("padding(.trailing, 30)", trailing: 30) { tile.padding(.trailing, 30).background(Color.red) },
        padded("padding(.horizontal, 40)", leading: 40, trailing: 40) {
            tile.padding(.horizontal, 40).background(Color.red)
        },
        padded("padding([.top, .trailing], 25)", top: 25, trailing: 25) {
            tile.padding([.top, .trailing], 25).background(Color.red)
        },
        padded("padding(EdgeInsets)", top: 5, leading: 50, bottom: 10, trailing: 5) {
            tile.padding(EdgeInsets(top: 5, leading: 50, bottom: 10, trailing: 5)).background(Color.red)
        },
        truth("padding in padding", [CGRect(45, 55, 110, 90), CGRect(65, 75, 70, 50), CGRect(75, 85, 50, 30)]) {
            tile.padding(10).background(Color.green).padding(20).background(Color.red)
        },
        // 30 + 20 and 15 + 30 points high without a gap: 95, centered at 52.5.
        truth(
            "paddings in a VStack",
            [CGRect(0, 52.5, 200, 50), CGRect(0, 52.5, 200, 30), CGRect(0, 102.5, 200, 45), CGRect(0, 117.5, 200, 30)]
        ) {
            VStack(spacing: 0) {
                Color.blue.frame(height: 30).padding(.bottom, 20).background(Color.red)
                Color.green.frame(height: 30).padding(.top, 15).background(Color.yellow)
            }
        }
    ]

    @Test(arguments: stacks + frames + paddings)
    func lay(_ truth: LayoutTruth) { truth.check() }
}
