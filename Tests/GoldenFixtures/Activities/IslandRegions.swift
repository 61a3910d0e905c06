import SwiftUI
import WidgetKit
import WidgetKitCore

/// A small island: 160 points wide with margins of 10 points and a camera of 40 × 14. Beside the camera there are
/// (140 - 40) / 2 = 50 points.
private func island<Content: View>(
    @DynamicIslandExpandedContentBuilder _ content: () -> DynamicIslandExpandedContent<Content>
) -> some View {
    ExpandedIslandLayout(
        margins: EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10), camera: CGSize(width: 40, height: 14)
    ) { content().content }
    .background(.black)
}

extension Fixture {
    @FixtureList static var islandRegions: [Fixture] {
        // Both sides begin at the top margin, the bottom stands 8 points below the higher one, in the middle.
        Fixture(
            "activities/regions", 160, 70,
            frames: [
                rect(0, 6, 160, 58), rect(10, 16, 30, 20), rect(130, 16, 20, 10), rect(40, 44, 80, 10)
            ]
        ) {
            island {
                DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 30, height: 20) }
                DynamicIslandExpandedRegion(.trailing) { Color.green.frame(width: 20, height: 10) }
                DynamicIslandExpandedRegion(.bottom) { Color.blue.frame(width: 80, height: 10) }
            }
        }
        // The center hangs below the camera: 14 - 10 = 4 points below the top margin.
        Fixture(
            "activities/center-below-camera", 160, 50,
            frames: [
                rect(0, 8, 160, 34), rect(10, 18, 30, 10), rect(60, 22, 40, 10)
            ]
        ) {
            island {
                DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 30, height: 10) }
                DynamicIslandExpandedRegion(.center) { Color.yellow.frame(width: 40, height: 10) }
            }
        }
        // What takes all that it is offered is made as narrow as its place: 50 points beside the camera.
        Fixture(
            "activities/sides-beside-camera", 160, 40,
            frames: [
                rect(0, 5, 160, 30), rect(10, 15, 50, 10), rect(100, 15, 50, 10)
            ]
        ) {
            island {
                DynamicIslandExpandedRegion(.leading) { Color.red.frame(height: 10) }
                DynamicIslandExpandedRegion(.trailing) { Color.green.frame(height: 10) }
            }
        }
        // The second view of a side begins below the camera and gets half of the width, less half of the 8 points
        // between both sides: 66.
        Fixture(
            "activities/side-widens-below-camera", 160, 60,
            frames: [
                rect(0, 2, 160, 56), rect(10, 12, 50, 10), rect(10, 30, 66, 18), rect(100, 12, 50, 10)
            ]
        ) {
            island {
                DynamicIslandExpandedRegion(.leading) {
                    Color.red.frame(height: 10)
                    Color.orange.frame(height: 18)
                }
                DynamicIslandExpandedRegion(.trailing) { Color.green.frame(height: 10) }
            }
        }
        // With a priority the leading side gets all that the trailing one does not need beside the camera:
        // 140 - 8 - 50.
        Fixture(
            "activities/priority-widens-a-side", 160, 60,
            frames: [
                rect(0, 2, 160, 56), rect(10, 12, 50, 10), rect(10, 30, 82, 18), rect(100, 12, 50, 10)
            ]
        ) {
            island {
                DynamicIslandExpandedRegion(.leading, priority: 1) {
                    Color.red.frame(height: 10)
                    Color.orange.frame(height: 18)
                }
                DynamicIslandExpandedRegion(.trailing) { Color.green.frame(height: 10) }
            }
        }
        // A side alone is as wide as the island below the camera.
        Fixture(
            "activities/a-side-alone", 160, 60,
            frames: [
                rect(0, 2, 160, 56), rect(10, 12, 50, 10), rect(10, 30, 140, 18)
            ]
        ) {
            island {
                DynamicIslandExpandedRegion(.leading) {
                    Color.red.frame(height: 10)
                    Color.orange.frame(height: 18)
                }
            }
        }
        // 60 points do not fit beside the camera: the view moves below it and keeps its width.
        Fixture(
            "activities/below-if-too-wide", 160, 60,
            frames: [
                rect(0, 13, 160, 34), rect(10, 27, 60, 10), rect(110, 23, 40, 10)
            ]
        ) {
            island {
                DynamicIslandExpandedRegion(.leading) {
                    Color.red.frame(width: 60, height: 10).dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Color.green.frame(width: 40, height: 10).dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
            }
        }
        // A wide center takes from the places beside the camera what the sides can do without; 8 points on each side
        // stay free: 140 - 2 × 8 - 2 × 20.
        Fixture(
            "activities/wide-center", 160, 50,
            frames: [
                rect(0, 8, 160, 34), rect(10, 18, 20, 10), rect(38, 22, 84, 10), rect(130, 18, 20, 10)
            ]
        ) {
            island {
                DynamicIslandExpandedRegion(.leading) {
                    Color.red.frame(minWidth: 20, maxWidth: .infinity).frame(height: 10)
                }
                DynamicIslandExpandedRegion(.center) { Color.yellow.frame(height: 10) }
                DynamicIslandExpandedRegion(.trailing) { Color.green.frame(width: 20, height: 10) }
            }
        }
        // A region's own margin counts where it touches the island's edge: 4 points at the end, and not at the top of
        // the bottom region.
        Fixture(
            "activities/region-margins", 160, 70,
            frames: [
                rect(0, 4, 160, 62), rect(10, 14, 30, 10), rect(126, 8, 30, 10), rect(4, 32, 152, 24)
            ]
        ) {
            island {
                DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 30, height: 10) }
                DynamicIslandExpandedRegion(.trailing) { Color.green.frame(width: 30, height: 10) }
                    .contentMargins([.top, .trailing], 4)
                    .contentMargins(.all, 30)
                DynamicIslandExpandedRegion(.bottom) { Color.blue.frame(minHeight: 18, maxHeight: 24) }
                    .contentMargins(.all, 4)
            }
        }
        // The bottom is below the camera even where nothing stands beside it.
        Fixture("activities/bottom-alone", 160, 50, frames: [rect(0, 8, 160, 34), rect(60, 22, 40, 10)]) {
            island {
                DynamicIslandExpandedRegion(.bottom) { Color.blue.frame(width: 40, height: 10) }
            }
        }
        // In the other reading direction leading is on the right.
        Fixture(
            "activities/regions-right-to-left", 160, 40,
            frames: [
                rect(0, 5, 160, 30), rect(120, 15, 30, 10), rect(10, 15, 20, 10)
            ]
        ) {
            island {
                DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 30, height: 10) }
                DynamicIslandExpandedRegion(.trailing) { Color.green.frame(width: 20, height: 10) }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }
}
