import Foundation
import SwiftUI

/// Texts that count on in a widget take the width that they are offered; `multilineTextAlignment` places what they
/// show (documentation of `EnvironmentValues.multilineTextAlignment`).
extension Fixture {
    private static var later: Date { FixtureEnvironment.now.addingTimeInterval(152) }

    @FixtureList static var textDatesInWidgets: [Fixture] {
        // Caption is 12 points: 14.32 high, 14.5 at 2×.
        for (name, alignment) in [
            ("leading", TextAlignment.leading), ("center", .center), ("trailing", .trailing)
        ] {
            Fixture("dates/widget-timer-\(name)", 60, 18, frames: [rect(0, 1.75, 60, 14.5)]) {
                Text(later, style: .timer).font(.caption).multilineTextAlignment(alignment)
            }
        }
        Fixture("dates/widget-timer-right-to-left", 60, 18, frames: [rect(0, 1.75, 60, 14.5)]) {
            Text(timerInterval: FixtureEnvironment.now...later).font(.caption)
                .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("dates/widget-time-of-day-hugs-its-text", 60, 18) {
            Text(later, style: .time).font(.caption).border(.red)
        }
        Fixture("dates/widget-relative-with-words", 130, 18, frames: [rect(0, 1.75, 130, 14.5)]) {
            Text("In \(later, style: .relative)").font(.caption)
        }
        Fixture("dates/widget-timer-of-fixed-size", 60, 18) {
            Text(later, style: .timer).font(.caption).fixedSize().border(.red)
        }
    }
}
