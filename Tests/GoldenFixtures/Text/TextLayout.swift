import SwiftUI

extension Fixture {
    @FixtureList static var textLayout: [Fixture] {
        Fixture("text/wraps-at-words", 60, 44) { Text("two lines").font(.body) }
        Fixture("text/breaks-a-long-word", 40, 44) { Text("Unbroken").font(.body) }
        Fixture("text/new-line", 40, 44) { Text("A\nBc") }
        Fixture("text/truncates-tail", 50, 24, findings: ["text-truncated"]) { Text("Truncated").lineLimit(1) }
        Fixture("text/truncates-head", 50, 24, findings: ["text-truncated"]) {
            Text("Truncated").lineLimit(1).truncationMode(.head)
        }
        Fixture("text/truncates-middle", 50, 24, findings: ["text-truncated"]) {
            Text("Truncated").lineLimit(1).truncationMode(.middle)
        }
        Fixture("text/truncates-by-height", 50, 24, findings: ["text-truncated"]) { Text("One two three four") }
        Fixture("text/line-limit-two", 40, 60, findings: ["text-truncated"]) {
            Text("a bb ccc dddd eeeee").font(.caption).lineLimit(2)
        }
        // Body's lines are 20.29 points high and 22 apart: two take 42.29, which 2x rounds up to 42.5.
        Fixture(
            "text/line-limit-range-reserves-its-lower-bound", 40, 60,
            frames: [rect(15, 8.75, 10, 42.5), rect(15.25, 8.75, 9.5, 42.5)]
        ) {
            Text("a").frame(width: 10).lineLimit(2...4).background(Color.yellow)
        }
        Fixture("text/line-limit-range-from-has-no-upper-bound", 40, 100) {
            Text("a b c").frame(width: 14).lineLimit(2...).background(Color.yellow)
        }
        Fixture("text/line-limit-range-ends-at-its-upper-bound", 40, 100, findings: ["text-truncated"]) {
            Text("a b c d").frame(width: 14).lineLimit(1...2).background(Color.yellow)
        }
        Fixture("text/line-limit-reserves-space", 40, 44) {
            Text("a").lineLimit(2, reservesSpace: true).background(Color.yellow)
        }
        Fixture("text/minimum-scale-factor", 50, 24) {
            Text("Truncated").lineLimit(1).minimumScaleFactor(0.5)
        }
        Fixture("text/minimum-scale-factor-then-truncates", 30, 24, findings: ["text-truncated"]) {
            Text("Truncated").lineLimit(1).minimumScaleFactor(0.8)
        }
        Fixture("text/minimum-scale-factor-not-needed", 50, 24) {
            Text("Fits").lineLimit(1).minimumScaleFactor(0.5)
        }
        for (name, alignment) in [
            ("leading", TextAlignment.leading), ("center", .center), ("trailing", .trailing)
        ] {
            Fixture("text/multiline-\(name)", 50, 44) { Text("Abc\nd").multilineTextAlignment(alignment) }
        }
        Fixture("text/multiline-alignment-is-within-its-box", 50, 30) {
            Text("A").multilineTextAlignment(.trailing).frame(width: 50, alignment: .leading)
        }
        Fixture("text/line-spacing", 40, 60) { Text("A\nB").lineSpacing(10) }
        Fixture("text/three-lines-of-body", 40, 70, scale: 3) { Text("A\nB\nC").background(Color.yellow) }
        Fixture("text/three-lines-of-system-13", 40, 50, scale: 3) {
            Text("A\nB\nC").font(.system(size: 13)).background(Color.yellow)
        }
        Fixture("text/leading-tight", 40, 50) {
            Text("A\nB").font(.body.leading(.tight)).background(Color.yellow)
        }
        Fixture("text/leading-space-counts", 50, 24) { Text(" a").background(Color.yellow) }
    }
}
