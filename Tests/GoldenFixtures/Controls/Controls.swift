import SwiftUI

extension Fixture {
    @FixtureList static var plainControls: [Fixture] {
        Fixture("controls/label", 70, 26) { Label("Star", systemImage: "star.fill") }
        Fixture("controls/label-icon-only", 40, 26) { Label("Star", systemImage: "star.fill").labelStyle(.iconOnly) }
        Fixture("controls/label-title-only", 40, 26) { Label("Star", systemImage: "star.fill").labelStyle(.titleOnly) }
        Fixture("controls/label-own-parts", 60, 26) {
            Label {
                Text("Own").foregroundStyle(.blue)
            } icon: {
                Circle().fill(.red).frame(width: 10, height: 10)
            }
        }
        // One pixel across its stack (layout-truths row 30): 40 − 2 × 4 − 0.5 is shared.
        Fixture(
            "controls/divider-in-vstack", 40, 40,
            frames: [rect(0, 0, 40, 15.75), rect(0, 19.75, 40, 0.5), rect(0, 24.25, 40, 15.75)]
        ) {
            VStack(spacing: 4) {
                Color.red; Divider(); Color.blue
            }
        }
        Fixture(
            "controls/divider-in-hstack", 40, 40,
            frames: [rect(0, 0, 15.75, 40), rect(19.75, 0, 0.5, 40), rect(24.25, 0, 15.75, 40)]
        ) {
            HStack(spacing: 4) {
                Color.red; Divider(); Color.blue
            }
        }
        Fixture("controls/divider-dark-3x", 20, 10, scale: 3, scheme: .dark) {
            VStack(spacing: 2) { Divider() }.background(Color.black)
        }
        Fixture("controls/progress-linear", 50, 12) { ProgressView(value: 0.4) }
        Fixture("controls/progress-linear-tinted-full", 50, 12) { ProgressView(value: 5, total: 5).tint(.orange) }
        Fixture("controls/progress-linear-labels", 60, 50) {
            ProgressView(value: 0.7) {
                Text("Load")
            } currentValueLabel: {
                Text("70 %")
            }
        }
        Fixture("controls/progress-labels-hidden", 60, 30) {
            VStack {
                ProgressView(value: 0.7) {
                    Text("Loading")
                } currentValueLabel: {
                    Text("70 %")
                }
                ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60))
            }
            .labelsHidden()
        }
        Fixture("controls/progress-beyond-its-end", 50, 12) { ProgressView(value: 9.0, total: 5.0) }
        Fixture("controls/progress-circular", 30, 30) { ProgressView(value: 0.4).progressViewStyle(.circular) }
        Fixture("controls/progress-rtl", 50, 12) {
            ProgressView(value: 0.3).environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("controls/progress-timer", 60, 40) {
            ProgressView(
                timerInterval: FixtureEnvironment.now.addingTimeInterval(
                    -60)...FixtureEnvironment.now
                    .addingTimeInterval(60))
        }
        Fixture("controls/button-automatic", 60, 44) { Button("Go") {} }
        Fixture("controls/button-plain", 60, 44) { Button("Go") {}.buttonStyle(.plain) }
        Fixture("controls/button-borderless", 60, 44) { Button("Go") {}.buttonStyle(.borderless) }
        Fixture("controls/button-bordered", 60, 44) { Button("Go") {}.buttonStyle(.bordered).tint(.green) }
        Fixture("controls/button-bordered-prominent", 60, 44) { Button("Go") {}.buttonStyle(.borderedProminent) }
        Fixture("controls/link", 60, 26) {
            Link(destination: URL(string: "https://example.com")!) { Text("Go").underline() }
        }
    }
}
