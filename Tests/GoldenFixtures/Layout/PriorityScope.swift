import SwiftUI

/// Which modifiers a stack sees a layout priority through. Those that give their content another size or place hide it
/// (a frame is measured: a spacer in one shares the row in home-assistant/iOS's tiles); the others pass it on.
extension Fixture {
    /// A blue view of some priority beside a red one that needs 8 points: with the priority it leaves red just those.
    private static func beside<V: View>(_ blue: V) -> some View {
        HStack(spacing: 0) {
            blue
            Color.red.frame(minWidth: 8)
        }
    }

    @FixtureList static var priorityScope: [Fixture] {
        let (favoured, equal) = ([rect(0, 0, 32, 10), rect(32, 0, 8, 10)], [rect(0, 0, 20, 10), rect(20, 0, 20, 10)])
        Fixture("priorities/outermost-counts", 40, 10, frames: favoured) { beside(Color.blue.layoutPriority(1)) }
        Fixture("priorities/through-offset", 40, 10, frames: favoured) {
            beside(Color.blue.layoutPriority(1).offset(y: 0))
        }
        Fixture("priorities/through-fixed-size", 40, 10, frames: favoured) {
            beside(Color.blue.layoutPriority(1).fixedSize(horizontal: false, vertical: false))
        }
        Fixture("priorities/through-opacity-and-font", 40, 10, frames: favoured) {
            beside(Color.blue.layoutPriority(1).opacity(0.5).font(.body))
        }
        Fixture("priorities/hidden-by-a-frame", 40, 10, frames: equal) {
            beside(Color.blue.layoutPriority(1).frame(height: 10))
        }
        Fixture("priorities/hidden-by-a-flexible-frame", 40, 10, frames: equal) {
            beside(Color.blue.layoutPriority(1).frame(maxWidth: .infinity))
        }
        Fixture("priorities/hidden-by-padding", 40, 10, frames: equal) {
            beside(Color.blue.layoutPriority(1).padding(0))
        }
        Fixture("priorities/spacer-in-a-flexible-frame-shares", 40, 10, frames: [rect(0, 0, 20, 10)]) {
            HStack(spacing: 0) {
                Color.blue
                Spacer().frame(maxWidth: .infinity)
            }
        }
        Fixture("priorities/spacer-takes-what-is-left", 40, 10, frames: [rect(0, 0, 32, 10)]) {
            HStack(spacing: 0) {
                Color.blue
                Spacer()
            }
        }
    }
}
