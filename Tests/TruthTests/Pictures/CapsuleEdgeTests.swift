import Foundation
import SwiftUI
import SwiftUICore
import Testing
import WidgetKitCore

/// The ends of capsules (measured-2026-11 M16): how many pixels of each row, from the top edge to the middle, an end
/// leaves free in pictures drawn by iOS 26 and macOS 26. The shoulders are longer than a circle's along the flat side,
/// and the tip is where the upper and the lower curve meet.
@Suite("Capsules' ends") @MainActor
struct CapsuleEdgeTests {
    /// home-assistant/iOS d722d781, `testAppButtonStyles.light.png`: a button of 348 by 48 points at 3x.
    private static let button: [(row: Int, free: Double)] = [
        (0, 81.2), (1, 65.1), (2, 58.1), (3, 53.1), (5, 45.8), (8, 38.7), (12, 31.7), (20, 21.8), (30, 13.3), (42, 6.8),
        (54, 3.1), (60, 2.0), (64, 1.5), (68, 0.7), (71, 0.1)
    ]
    /// tevelee/SwiftUI-Flow, `tagCloud.png`: a capsule 27 pixels high at 1x.
    private static let tag: [(row: Int, free: Double)] = [
        (0, 11.1), (1, 7.4), (2, 5.7), (3, 4.4), (4, 3.4), (5, 2.6), (6, 2), (7, 1.4), (8, 1), (9, 0.8), (10, 0.5),
        (11, 0.3), (12, 0.1), (13, 0)
    ]

    @Test("M16: a button of 48 points ends as Apple's", arguments: [false, true])
    func large(isBackground: Bool) throws {
        let shape =
            isBackground
            ? AnyView(Color.black.frame(width: 200, height: 48).clipShape(Capsule()))
            : AnyView(Capsule().frame(width: 200, height: 48))
        let picture = try Stage(200, 48).draw(shape)
        for (row, free) in Self.button {
            let found = empty(picture, row: row)
            // The topmost row is nearly parallel to the edge: its first half pixel is a twentieth of a pixel high.
            #expect(abs(found - free) <= (row == 0 ? 6 : row == 1 ? 2.5 : 1.5), "row \(row): \(found), not \(free)")
            #expect(abs(empty(picture, row: 143 - row) - found) < 0.2)
        }
        // A quarter circle leaves 64 pixels free in its first row, Apple's end 81.
        #expect(empty(picture, row: 0) > 74)
    }

    @Test("M16: a tag of 27 pixels ends as Apple's")
    func small() throws {
        let picture = try Stage(100, 27, scale: 1).draw(Capsule())
        for (row, free) in Self.tag {
            let found = empty(picture, row: row)
            #expect(abs(found - free) <= 0.3, "row \(row): \(found), not \(free)")
        }
    }

    /// home-assistant/iOS d722d781, `regularSizeSnapshots.chronometer-dark.png`: rows 285 to 290 of 12, both ends alike.
    @Test("M17: the bar of a time ends as Apple's")
    func timerBar() throws {
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        let bar = ProgressView(timerInterval: start...start.addingTimeInterval(1500), countsDown: false) {
        } currentValueLabel: {
        }
        .tint(Color(red: 1, green: 152 / 255, blue: 0)).scaleEffect(y: 2).clipShape(.capsule)
        let picture = try Stage(100, 4) { $0.isShownByApp = true }.draw(bar.frame(width: 100))
        for (row, free) in [3.9, 2.0, 1.1, 0.6, 0.3, 0.1].enumerated() {
            let found = empty(picture, row: row)
            #expect(abs(found - free) <= 1, "row \(row): \(found), not \(free)")
        }
    }

    @Test("M16: a square is a circle, a capsule of circular corners has arcs")
    func plain() throws {
        for (view, radius) in [(Capsule(), 30), (Capsule(style: .circular), 30)] as [(Capsule, Double)] {
            let picture = try Stage(view.style == .circular ? 160 : 60, 60, scale: 1).draw(view)
            for row in 0..<30 {
                let free = (0..<20).reduce(0.0) {
                    let rise = radius - (Double(row) + (Double($1) + 0.5) / 20)
                    return $0 + (radius - (radius * radius - rise * rise).squareRoot()) / 20
                }
                #expect(abs(empty(picture, row: row) - free) <= 0.1)
            }
        }
    }

    /// The free part of a row to the left of the ink, in pixels.
    private func empty(_ picture: Picture, row: Int) -> Double {
        (0..<picture.width / 2).reduce(0) { $0 + 1 - Double(picture[$1, row].alpha) / 255 }
    }
}
