import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// How wide digits of the rounded design are, measured in pictures drawn at 3× by the tests of home-assistant/iOS
/// d722d781.
@Suite("Rounded digits") @MainActor
struct RoundedDigitTests {
    /// Beside "18", 12 points away and 16 from the edge, a bar begins at pixel 186 of
    /// `WidgetCalendarSnapshot.test/systemMediumSnapshot.light.png`.
    @Test("\"18\" of 30 points, semibold, is 34 points wide")
    func width() {
        let text = Text(verbatim: "18").font(.system(size: 30, weight: .semibold, design: .rounded))
        let width = Stage(100, 100).layOut(text).visibleLeaves[0].frame.width
        #expect(abs(width - 34) <= 0.02 * 34, "\(width)")
    }

    struct Ink: Sendable, CustomTestStringConvertible {
        var text: String
        /// Points from the ink's left edge to its right one.
        var width: CGFloat
        var testDescription: String { text }
    }

    /// The figures of `WidgetsSnapshot.test/energyWidget…SystemMediumSnapshot.light.png`: this month's, this week's,
    /// heavy export's and yesterday's. iOS puts glyphs on whole pixels there, so that a width is a third of a point
    /// off now and then.
    @Test(
        "Ink of 20 points, bold, is as wide as Apple's",
        arguments: [
            Ink(text: "298", width: 36.90), Ink(text: "68,8", width: 43.75), Ink(text: "69,9", width: 42.93),
            Ink(text: "21,7", width: 37.10), Ink(text: "48,6", width: 43.39), Ink(text: "35,5", width: 42.16),
            Ink(text: "0,9", width: 29.92)
        ])
    func ink(_ truth: Ink) throws {
        let box = try inkBox(Text(verbatim: truth.text).font(.system(size: 20, weight: .bold, design: .rounded)))
        #expect(abs(box.width - truth.width) <= 0.02 * truth.width, "\(box.width), not \(truth.width)")
    }

    /// In the same pictures 8 is 44.1 pixels high and reaches 0.9 below the baseline; 7 is 42.3 high and its foot
    /// reaches 0.55 below it, as round ends do.
    @Test("Digits of 20 points, bold, are as high as Apple's and overshoot as they do")
    func height() throws {
        let font = Font.system(size: 20, weight: .bold, design: .rounded)
        let eight = try inkBox(Text(verbatim: "8").font(font)), seven = try inkBox(Text(verbatim: "7").font(font))
        #expect(abs(eight.height - 14.7) <= 0.02 * 14.7, "\(eight)")
        #expect(abs(seven.minY - eight.minY - 0.3) <= 0.15, "\(seven), \(eight)")
    }

    /// In points, to a 30th of a point.
    private func inkBox<V: View>(_ view: V) throws -> CGRect {
        let picture = try Stage(60, 40, scale: 30).draw(view.background(Color.white.frame(width: 60, height: 40)))
        let box = try #require(picture.inkBox(on: .white, tolerance: 128))
        return CGRect(x: box.minX / 30, y: box.minY / 30, width: box.width / 30, height: box.height / 30)
    }
}
