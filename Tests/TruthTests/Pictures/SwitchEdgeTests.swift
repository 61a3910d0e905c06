import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// A switch that is on: measured at 3× in `Tests/App/Settings/__Snapshots__/PrivacyView.test/testUI.light` of
/// home-assistant/iOS d722d781, drawn by iOS 26.
@Suite("A switch") @MainActor
struct SwitchEdgeTests {
    @Test("is a track of 189 × 84 pixels with a flat thumb of 111 × 72, 6 pixels from its end")
    func edges() throws {
        let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
            .background(Color.white.frame(width: 90, height: 50))
        let picture = try Stage(90, 50).draw(toggle, named: "switch.png")
        let green = Picture.Color(52, 199, 89)
        func matches(_ x: Int, _ y: Int, _ color: Picture.Color) -> Bool { picture[x, y].distance(to: color) <= 2 }
        // From the track's left edge at (270 - 189) / 2 = 40.5, which the layout rounds to whole pixels.
        let row = 75
        let greens = (0..<270).filter { matches($0, row, green) }
        let left = try #require(greens.first), right = try #require(greens.last) + 1
        #expect(abs(right - left - 189) <= 2, "\(left)..<\(right)")
        // Apple's edges have one row of antialiasing.
        let thumb = (left..<right).filter { picture[$0, row].distance(to: .white) <= 6 }
        #expect(abs((thumb.first ?? 0) - (left + 72)) <= 1 && abs((thumb.last ?? 0) - (right - 7)) <= 1, "\(thumb)")
        let middle = left + 109
        let column = (0..<150).filter { matches(middle, $0, green) }
        #expect(column.count == 12, "6 pixels above the thumb and 6 below, without a shadow: \(column)")
        #expect(((column.last ?? 0) - (column.first ?? 0)) == 83)
    }
}
