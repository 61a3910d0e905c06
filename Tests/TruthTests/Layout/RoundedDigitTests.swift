import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// How wide digits of the rounded design are.
@Suite("Rounded digits") @MainActor
struct RoundedDigitTests {
    /// Beside "18", 12 points away and 16 from the edge, a bar begins at pixel 186 of
    /// `WidgetCalendarSnapshot.test/systemMediumSnapshot.light.png` (home-assistant/iOS d722d781, 3×).
    @Test("\"18\" of 30 points, semibold, is 34 points wide")
    func width() {
        KnownDifference.check("home-assistant systemMediumSnapshot, \"18\" in SF Pro Rounded") {
            let text = Text(verbatim: "18").font(.system(size: 30, weight: .semibold, design: .rounded))
            let width = Stage(100, 100).layOut(text).visibleLeaves[0].frame.width
            #expect(abs(width - 34) <= 0.02 * 34, "\(width)")
        }
    }
}
