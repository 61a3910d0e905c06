import SwiftUI

/// Progress views in their styles, sizes and at their ends.
extension Fixture {
    private static func timer(from start: TimeInterval, to end: TimeInterval) -> ClosedRange<Date> {
        FixtureEnvironment.now.addingTimeInterval(start)...FixtureEnvironment.now.addingTimeInterval(end)
    }

    @FixtureList static var progressViews: [Fixture] {
        // In a widget a ring is a capacity gauge, empty where the end is not known (Apple's documentation of
        // `circular`).
        Fixture("progress/ring", 60, 60) { ProgressView(value: 0.25).progressViewStyle(.circular) }
        Fixture("progress/ring-unknown-is-empty", 60, 60) { ProgressView() }
        Fixture("progress/ring-full", 60, 60) { ProgressView(value: 1).progressViewStyle(.circular).tint(.green) }
        Fixture("progress/ring-shrinks", 24, 24) { ProgressView(value: 0.6).progressViewStyle(.circular).tint(.orange) }
        Fixture("progress/ring-does-not-grow", 80, 80) { ProgressView(value: 0.6).progressViewStyle(.circular) }
        Fixture("progress/ring-with-value", 60, 60) {
            ProgressView(value: 0.6) {
                Text("Load")
            } currentValueLabel: {
                Text("60")
            }.progressViewStyle(.circular)
        }
        Fixture("progress/ring-with-symbol", 60, 60) {
            ProgressView(value: 0.8) { Image(systemName: "bolt.fill") }.progressViewStyle(.circular).tint(.green)
        }
        Fixture("progress/ring-style-tint", 40, 40) {
            ProgressView(value: 0.6).progressViewStyle(CircularProgressViewStyle(tint: .red)).tint(.green)
        }
        Fixture("progress/ring-of-a-timer", 60, 60) {
            ProgressView(timerInterval: timer(from: -30, to: 90), countsDown: true).progressViewStyle(.circular)
        }
        Fixture("progress/ring-beside-text", 100, 40) {
            HStack {
                ProgressView(value: 0.3).progressViewStyle(.circular); Text("Loading").fixedSize()
            }
        }
        Fixture("progress/ring-disabled-dark", 60, 60, scheme: .dark) {
            ProgressView(value: 0.5).progressViewStyle(.circular).padding(1).background(Color.black)
        }
        Fixture("progress/bar-empty", 50, 8) { ProgressView(value: 0) }
        Fixture("progress/bar-of-almost-nothing", 50, 8) { ProgressView(value: 0.02) }
        Fixture("progress/bar-style-tint", 50, 8) {
            ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .purple))
        }
        Fixture("progress/bar-unknown", 50, 8) { ProgressView().progressViewStyle(.linear) }
        Fixture("progress/bar-label-only", 60, 40) { ProgressView("Load", value: 0.5) }
        Fixture("progress/bar-dark", 50, 8, scheme: .dark) { ProgressView(value: 0.5).background(Color.black) }
        Fixture("progress/bar-of-no-number", 50, 8) { ProgressView(value: Double.nan) }
        Fixture("progress/timer-counts-up", 60, 40) {
            ProgressView(timerInterval: timer(from: -30, to: 90), countsDown: false)
        }
        Fixture("progress/timer-is-over", 60, 40) { ProgressView(timerInterval: timer(from: -90, to: -30)) }
        Fixture("progress/timer-has-not-begun", 60, 40) { ProgressView(timerInterval: timer(from: 30, to: 90)) }
        Fixture("progress/timer-without-labels", 60, 10) {
            ProgressView(timerInterval: timer(from: -30, to: 90), countsDown: false) {
                EmptyView()
            } currentValueLabel: {
                EmptyView()
            }
        }
    }
}
