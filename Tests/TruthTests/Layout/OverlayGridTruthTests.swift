import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// Three columns of views with spacers between them, measured in the pictures of stadiamaps/ferrostar
/// (`apple/Tests/FerrostarSwiftUITests/Views/__Snapshots__/InnerGridViewTests`, 430 × 932 points at 3×). Columns are
/// (398 − 2·8) / 3 = 127.33 wide; a spacer beside a rectangle has its least length, 8, and no spacing is added.
@Suite("Three columns with spacers") @MainActor
struct OverlayGridTruthTests {
    nonisolated private static let container = CGSize(430, 932)

    @Test(
        "have the frames of Apple's picture",
        arguments: [
            LayoutTruth(
                "ferrostar InnerGridViewTests.testFullView", "rectangles of 64 and flexible ones", in: container,
                scale: 3,
                [
                    CGRect(16, 16, 64, 64), CGRect(16, 88, 64, 756), CGRect(16, 852, 64, 64),
                    CGRect(151.333, 16, 127.333, 438), CGRect(151.333, 478, 127.333, 438),
                    CGRect(286.667, 16, 127.333, 64), CGRect(286.667, 88, 127.333, 756),
                    CGRect(286.667, 852, 127.333, 64)
                ]
            ) {
                OverlayGrid {
                    Rectangle().frame(width: 64, height: 64)
                } midLeading: {
                    Rectangle().frame(width: 64)
                } bottomLeading: {
                    Rectangle().frame(width: 64, height: 64)
                } center: {
                    Rectangle()
                } topTrailing: {
                    Rectangle().frame(height: 64)
                } midTrailing: {
                    Rectangle()
                } bottomTrailing: {
                    Rectangle().frame(height: 64)
                }
            },
            LayoutTruth(
                "ferrostar InnerGridViewTests.testLimitedView", "rectangles at the top right and the bottom left",
                in: container, scale: 3, [CGRect(16, 852, 64, 64), CGRect(350, 16, 64, 64)]
            ) { sparse },
            LayoutTruth(
                "ferrostar InnerGridViewTests.testRightToLeftView", "the same from right to left", in: container,
                scale: 3, [CGRect(350, 852, 64, 64), CGRect(16, 16, 64, 64)]
            ) { sparse.environment(\.layoutDirection, .rightToLeft) }
        ])
    func frames(_ truth: LayoutTruth) { truth.check() }

    private static var sparse: some View {
        OverlayGrid {
            Spacer()
        } midLeading: {
            Spacer()
        } bottomLeading: {
            Rectangle().frame(width: 64, height: 64)
        } center: {
            Spacer()
        } topTrailing: {
            Rectangle().frame(width: 64, height: 64)
        } midTrailing: {
            Spacer()
        } bottomTrailing: {
            Spacer()
        }
    }
}

/// Columns of a top, a middle and a bottom view; the middle column has the same view at both ends.
private struct OverlayGrid<A: View, B: View, C: View, D: View, E: View, F: View, G: View>: View {
    @ViewBuilder var topLeading: A
    @ViewBuilder var midLeading: B
    @ViewBuilder var bottomLeading: C
    @ViewBuilder var center: D
    @ViewBuilder var topTrailing: E
    @ViewBuilder var midTrailing: F
    @ViewBuilder var bottomTrailing: G

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                topLeading
                Spacer()
                midLeading
                Spacer()
                bottomLeading
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            VStack {
                center
                Spacer()
                Spacer()
                Spacer()
                center
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            VStack(alignment: .trailing) {
                topTrailing
                Spacer()
                midTrailing
                Spacer()
                bottomTrailing
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
        }
        .frame(maxWidth: .infinity)
        .padding()
    }
}
