import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// One view in another's box: frames, ratios, backgrounds and overlays. Tokamak's layout tests hold SwiftUI's pictures
/// of these equal to their own at 500 × 500 points (TokamakUI/Tokamak, `Tests/TokamakLayoutTests`).
@Suite("Boxes in boxes as Apple lays them out") @MainActor
struct ContainedLayoutTruthTests {
    private nonisolated static let canvas = CGSize(500, 500)

    private nonisolated static let frames: [LayoutTruth] = [
        LayoutTruth("tok FrameTests", "Rectangle.frame(height: 200)", in: canvas, [CGRect(0, 150, 500, 200)]) {
            Rectangle().frame(height: 200)
        },
        LayoutTruth(
            "tok FrameTests", "Rectangle.frame(minWidth: 0, maxWidth: 200)", in: canvas, [CGRect(150, 0, 200, 500)]
        ) { Rectangle().frame(minWidth: 0, maxWidth: 200) },
        LayoutTruth(
            "tok FrameTests", "Rectangle.frame(minHeight: 0, maxHeight: 200)", in: canvas, [CGRect(0, 150, 500, 200)]
        ) { Rectangle().frame(minHeight: 0, maxHeight: 200) }
    ]

    private nonisolated static func ratio(
        _ ratio: CGFloat, _ mode: ContentMode, in box: CGSize, _ frame: CGRect
    ) -> LayoutTruth {
        LayoutTruth(
            "tok AspectRatioTests", "Rectangle.aspectRatio(\(ratio), \(mode)) in \(box.width) × \(box.height)",
            in: canvas,
            [frame]
        ) { Rectangle().aspectRatio(ratio, contentMode: mode).frame(width: box.width, height: box.height) }
    }

    private nonisolated static let ratios: [LayoutTruth] = [
        ratio(1, .fit, in: CGSize(200, 100), CGRect(200, 200, 100, 100)),
        ratio(1.5, .fit, in: CGSize(100, 100), CGRect(200, 216.667, 100, 66.667)),
        ratio(1.5, .fill, in: CGSize(100, 100), CGRect(175, 200, 150, 100)),
        ratio(0.5, .fit, in: CGSize(100, 100), CGRect(225, 200, 50, 100)),
        ratio(0.5, .fill, in: CGSize(100, 100), CGRect(200, 150, 100, 200))
    ]

    private enum Holder: CaseIterable { case frame, background, overlay }

    /// Three holders at nine alignments: 0, half and all of the room left over.
    private nonisolated static let aligned: [LayoutTruth] = Holder.allCases.flatMap { holder in
        [(HorizontalAlignment.leading, 0), (.center, 0.5), (.trailing, 1)].flatMap { column, x in
            [(VerticalAlignment.top, 0), (.center, 0.5), (.bottom, 1)].map { row, y in
                aligned(holder, Alignment(horizontal: column, vertical: row), CGFloat(x), CGFloat(y))
            }
        }
    }

    private nonisolated static func aligned(
        _ holder: Holder, _ alignment: Alignment, _ x: CGFloat, _ y: CGFloat
    ) -> LayoutTruth {
        let square = CGRect(200, 200, 100, 100)
        let small = CGRect(200 + 50 * x, 200 + 50 * y, 50, 50)
        let place = "\(alignment.name)"
        return switch holder {
        case .frame:
            LayoutTruth(
                "tok FrameTests", "a box in a frame without end, \(place)", in: canvas,
                [CGRect(400 * x, 400 * y, 100, 100)]
            ) {
                Rectangle().frame(width: 100, height: 100)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            }
        case .background:
            LayoutTruth("tok ContainedZLayoutTests", "a background, \(place)", in: canvas, [small, square]) {
                Rectangle().frame(width: 100, height: 100)
                    .background(alignment: alignment) { Rectangle().frame(width: 50, height: 50) }
            }
        case .overlay:
            LayoutTruth("tok ContainedZLayoutTests", "an overlay, \(place)", in: canvas, [square, small]) {
                Rectangle().frame(width: 100, height: 100)
                    .overlay(alignment: alignment) { Rectangle().frame(width: 50, height: 50) }
            }
        }
    }

    @Test(arguments: frames + ratios + aligned)
    func lay(_ truth: LayoutTruth) { truth.check() }
}
