import SwiftUI

extension Fixture {
    static var state: [Fixture] {
        stateProperties + observableObjects + bindings + environmentReads + storedValues + scaledMetrics
    }
}

/// A view that shows a number: as its width, in points.
struct Bar: View {
    let width: CGFloat
    var body: some View { Color.blue.frame(width: width, height: 10) }

    /// Where the bar lies in the middle of a canvas of 40 × 40 points.
    static func frames(_ width: CGFloat) -> [CGRect] { [rect((40 - width) / 2, 15, width, 10)] }
}
