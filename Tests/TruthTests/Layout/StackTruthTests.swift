import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// Stacks, frames and spacers: frames that both SwiftUI and its pixel-compared clones give.
@Suite("Stacks as Apple lays them out") @MainActor
struct StackTruthTests {
    private nonisolated static let truths: [LayoutTruth] =
        alignments + [
            LayoutTruth(
                row: 36, "VStack { Rectangle; Rectangle }", in: CGSize(500, 500),
                [CGRect(0, 0, 500, 246), CGRect(0, 254, 500, 246)]
            ) {
                VStack {
                    Rectangle(); Rectangle()
                }
            },
            LayoutTruth(
                row: 37, "HStack { Rectangle; Rectangle }", in: CGSize(500, 500),
                [CGRect(0, 0, 246, 500), CGRect(254, 0, 246, 500)]
            ) {
                HStack {
                    Rectangle(); Rectangle()
                }
            },
            LayoutTruth(
                row: 38, "VStack(spacing: 0) { Rectangle; Rectangle }", in: CGSize(500, 500),
                [CGRect(0, 0, 500, 250), CGRect(0, 250, 500, 250)]
            ) {
                VStack(spacing: 0) {
                    Rectangle(); Rectangle()
                }
            },
            LayoutTruth(
                row: 41, "VStack { Rectangle.frame(minHeight: 50); Rectangle.layoutPriority(1) }", in: CGSize(500, 500),
                [CGRect(0, 0, 500, 50), CGRect(0, 58, 500, 442)]
            ) {
                VStack {
                    Rectangle().frame(minHeight: 50); Rectangle().layoutPriority(1)
                }
            },
            LayoutTruth(
                row: 42, "HStack { Rectangle.frame(minHeight: 50); Rectangle.layoutPriority(1) }", in: CGSize(500, 500),
                [CGRect(0, 0, 0, 500), CGRect(8, 0, 492, 500)]
            ) {
                HStack {
                    Rectangle().frame(minHeight: 50); Rectangle().layoutPriority(1)
                }
            },
            LayoutTruth(
                row: 43, "Rectangle.frame(width: 200, height: 100)", in: CGSize(500, 500), [CGRect(150, 200, 200, 100)]
            ) { Rectangle().frame(width: 200, height: 100) },
            LayoutTruth(row: 44, "Rectangle.frame(width: 200)", in: CGSize(500, 500), [CGRect(150, 0, 200, 500)]) {
                Rectangle().frame(width: 200)
            },
            LayoutTruth(
                row: 45, "Rectangle.frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100)",
                in: CGSize(500, 500),
                [CGRect(150, 200, 200, 100)]
            ) { Rectangle().frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100) },
            LayoutTruth(
                row: 46, "ZStack { 12²; 4² }", in: CGSize(12, 12), [CGRect(0, 0, 12, 12), CGRect(4, 4, 4, 4)]
            ) {
                ZStack {
                    Color.black.frame(width: 12, height: 12)
                    Color.white.frame(width: 4, height: 4)
                }
            },
            LayoutTruth(
                row: 48, "a grid of nested stacks", in: CGSize(12, 12),
                [
                    CGRect(0, 0, 1, 2), CGRect(0, 2, 1, 1), CGRect(1, 0, 6, 3), CGRect(7, 0, 5, 3), CGRect(0, 3, 3, 9),
                    CGRect(3, 3, 9, 9)
                ]
            ) {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        VStack(spacing: 0) {
                            Color.black.frame(width: 1, height: 2)
                            Color.white.frame(width: 1, height: 1)
                        }
                        Color.white.frame(width: 6, height: 3)
                        Color.black.frame(width: 5, height: 3)
                    }
                    HStack(spacing: 0) {
                        Color.white.frame(width: 3, height: 9)
                        Color.black.frame(width: 9, height: 9)
                    }
                }
                .frame(width: 12, height: 12)
            },
            LayoutTruth(
                row: 49, "HStack(alignment: .bottom, spacing: 0) of heights 10, 12, 10", in: CGSize(12, 12),
                [CGRect(0, 2, 4, 10), CGRect(4, 0, 4, 12), CGRect(8, 2, 4, 10)]
            ) {
                HStack(alignment: .bottom, spacing: 0) {
                    Color.red.frame(height: 10)
                    Color.green.frame(height: 12)
                    Color.blue.frame(height: 10)
                }
                .frame(width: 12, height: 12)
            },
            LayoutTruth(
                row: 50, "VStack { Spacer; 2; Spacer; 2; Spacer } in 12", in: CGSize(12, 12),
                [CGRect(0, 0, 12, 2), CGRect(0, 10, 12, 2)]
            ) {
                VStack {
                    Spacer()
                    Color.white.frame(height: 2)
                    Spacer()
                    Color.white.frame(height: 2)
                    Spacer()
                }
                .frame(width: 12, height: 12)
            },
            LayoutTruth(
                row: 51, "HStack { Spacer; 2; Spacer; 2; Spacer } in 12", in: CGSize(12, 12),
                [CGRect(0, 0, 2, 12), CGRect(10, 0, 2, 12)]
            ) {
                HStack {
                    Spacer()
                    Color.white.frame(width: 2)
                    Spacer()
                    Color.white.frame(width: 2)
                    Spacer()
                }
                .frame(width: 12, height: 12)
            },
            LayoutTruth(
                row: 52, "ZStack { 12×6; frame(maxWidth: 20, maxHeight: 4).border }", in: CGSize(12, 6),
                [CGRect(0, 0, 12, 6), CGRect(0, 1, 12, 4), CGRect(0, 1, 12, 4)]
            ) {
                ZStack {
                    Color.black.frame(width: 12, height: 6)
                    Color.white.frame(maxWidth: 20, maxHeight: 4).border(Color.red, width: 1)
                }
            },
            LayoutTruth(
                row: 53, "ViewThatFits { EmptyView; 4² } on 12²", in: CGSize(12, 12),
                [CGRect(0, 0, 12, 12), CGRect(4, 4, 4, 4)]
            ) {
                ZStack {
                    Color.black.frame(width: 12, height: 12)
                    ViewThatFits {
                        EmptyView()
                        Color.white.frame(width: 4, height: 4)
                    }
                }
            },
            LayoutTruth(
                row: 62, "HStack { 2; Spacer; 2 } in 4", in: CGSize(4, 4), [CGRect(-4, 0, 2, 4), CGRect(6, 0, 2, 4)]
            ) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 2)
                    Spacer()
                    Color.red.frame(width: 2)
                }
            },
            LayoutTruth(row: 63, "Color.padding()", in: CGSize(100, 80), [CGRect(16, 16, 68, 48)]) {
                Color.red.padding()
            },
            LayoutTruth(row: 67, "Color.frame()", in: CGSize(100, 80), [CGRect(0, 0, 100, 80)]) {
                bareFrame(Color.red)
            },
            LayoutTruth(
                row: 69, "Circle.fixedSize() is 10 by 10", in: CGSize(100, 80), [CGRect(45, 35, 10, 10)]
            ) { Circle().fixedSize() }
        ]

    /// Rows 39, 40 and 47: the member at each edge of the other axis.
    private nonisolated static let alignments: [LayoutTruth] =
        [(HorizontalAlignment.leading, CGFloat(0)), (.center, 225), (.trailing, 450)].map { alignment, x in
            LayoutTruth(
                row: 39, "VStack(alignment:) puts a 50-point member at x \(x)", in: CGSize(500, 500),
                [CGRect(0, 0, 500, 246), CGRect(x, 254, 50, 246)]
            ) {
                VStack(alignment: alignment) {
                    Rectangle(); Rectangle().frame(width: 50)
                }
            }
        }
        + [(VerticalAlignment.top, CGFloat(0)), (.center, 225), (.bottom, 450)].map { alignment, y in
            LayoutTruth(
                row: 40, "HStack(alignment:) puts a 50-point member at y \(y)", in: CGSize(500, 500),
                [CGRect(0, 0, 246, 500), CGRect(254, y, 246, 50)]
            ) {
                HStack(alignment: alignment) {
                    Rectangle(); Rectangle().frame(height: 50)
                }
            }
        }
        + [
            (Alignment.bottomTrailing, CGPoint(x: 6, y: 6)), (.topLeading, .zero), (.top, CGPoint(x: 3, y: 0)),
            (.trailing, CGPoint(x: 6, y: 3))
        ].map { alignment, origin in
            LayoutTruth(
                row: 47, "ZStack(alignment:) puts 6² at \(origin.x), \(origin.y)", in: CGSize(12, 12),
                [CGRect(0, 0, 12, 12), CGRect(origin.x, origin.y, 6, 6)]
            ) {
                ZStack(alignment: alignment) {
                    Color.black.frame(width: 12, height: 12)
                    Color.white.frame(width: 6, height: 6)
                }
            }
        }

    @Test(arguments: truths)
    func frames(_ truth: LayoutTruth) { truth.check() }

    @Test("layout-truths row 66: proposals are inset, kept or replaced")
    func proposals() {
        let insets = EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        #expect(ProposedViewSize(width: 100, height: 200).inset(by: insets) == ProposedViewSize(width: 60, height: 180))
        #expect(ProposedViewSize(width: 30, height: 10).inset(by: insets) == .zero)
        #expect(ProposedViewSize(width: nil, height: 40).inset(by: insets) == ProposedViewSize(width: nil, height: 20))
        #expect(ProposedViewSize(width: .nan, height: nil).sanitized == ProposedViewSize(width: 0, height: nil))
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(10, 10))
    }
}
