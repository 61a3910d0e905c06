import SwiftUI
import SwiftUICore

/// What happens to text that does not fit.
extension Fixture {
    @FixtureList static var textFitting: [Fixture] {
        Fixture("text/shrinks-over-two-lines", 60, 44) {
            Text("Some more words here").lineLimit(2).minimumScaleFactor(0.5)
        }
        Fixture("text/shrinks-into-a-height", 60, 30) { Text("Some words").minimumScaleFactor(0.3) }
        Fixture("text/shrinks-with-its-symbol", 50, 24) {
            Text("\(Image(systemName: "star.fill")) Starred").lineLimit(1).minimumScaleFactor(0.3)
        }
        Fixture("text/shrinks-to-its-frame-not-to-the-container", 90, 24) {
            Text("Truncated").lineLimit(1).minimumScaleFactor(0.5).frame(width: 50).border(.red)
        }
        Fixture("text/shrinks-raised-runs-too", 40, 24) {
            (Text("Squared") + Text("2").font(.caption2).baselineOffset(6)).lineLimit(1).minimumScaleFactor(0.3)
        }
        Fixture("text/tightens", 72, 24) { Text("Tightened").lineLimit(1).allowsTightening(true) }
        Fixture("text/tightens-no-further-than-it-may", 50, 24, findings: ["text-truncated"]) {
            Text("Tightened").lineLimit(1).allowsTightening(true)
        }
        Fixture("text/head-of-the-last-line", 60, 50, findings: ["text-truncated"]) {
            Text("One two three four five six").lineLimit(2).truncationMode(.head)
        }
        Fixture("text/middle-of-the-last-line", 60, 50, findings: ["text-truncated"]) {
            Text("One two three four five six").lineLimit(2).truncationMode(.middle)
        }
        Fixture("text/hidden-lines-show-as-an-ellipsis", 60, 24, findings: ["text-truncated"]) {
            Text("One\nTwo").lineLimit(1)
        }
        Fixture("text/line-break-at-the-end-hides-nothing", 60, 24) { Text("One\n").lineLimit(1) }
        Fixture("text/ellipsis-in-the-last-runs-look", 80, 24, findings: ["text-truncated"]) {
            (Text("One ") + Text("truncated").bold().foregroundColor(.red)).lineLimit(1)
        }
        Fixture("text/line-limit-lifted-inside", 40, 100) {
            VStack { Text("a bb cc dd").lineLimit(nil).frame(width: 24) }.lineLimit(1)
        }
        Fixture("text/line-limit-of-a-container", 40, 50, findings: ["text-truncated"]) {
            VStack { Text("aa bb cc dd").frame(width: 30) }.lineLimit(1)
        }
        Fixture("text/fixed-size-runs-out-of-its-frame", 70, 24) {
            Text("Overflow").fixedSize().frame(width: 30).border(.red)
        }
        Fixture("text/fixed-height-takes-all-lines", 40, 80) {
            Text("aa bb cc").fixedSize(horizontal: false, vertical: true).frame(width: 26, height: 20).border(.red)
        }
        // Push-out: the second of two lines does not hold one word alone while the first has more than two.
        Fixture("text/two-lines-end-in-two-words", 76, 50) { Text("A day in June") }
        Fixture("text/last-word-stays-alone-when-two-do-not-fit", 90, 50) { Text("As a rule unbroken") }
        Fixture("text/last-word-stays-alone-after-two", 84, 50) { Text("Two more words") }
        Fixture("text/last-word-stays-alone-after-two-lines", 60, 70) { Text("a bb cc dd e f ggg") }
        Fixture("text/no-orphans-in-a-narrow-box", 76, 50) { Text("A day in June").background(Color.yellow) }
        for (name, alignment) in [("center", TextAlignment.center), ("trailing", .trailing)] {
            Fixture("text/wrapped-\(name)", 60, 100) {
                Text("One two three four").multilineTextAlignment(alignment).background(Color.yellow)
            }
            Fixture("text/truncated-\(name)", 80, 50, findings: ["text-truncated"]) {
                Text("One two three four five six").lineLimit(2).multilineTextAlignment(alignment)
            }
        }
        Fixture("text/long-words-break-between-characters", 40, 70) { Text("Ab unbreakable").font(.caption) }
        Fixture("text/spaces-hang-beyond-the-line", 60, 50) {
            Text("One      two").multilineTextAlignment(.trailing).frame(width: 40).border(.red)
        }
        Fixture("text/no-break-space-holds-words-together", 60, 50) { Text(verbatim: "to 10\u{A0}km") }
        Fixture("text/soft-hyphen-is-not-seen", 60, 26) { Text(verbatim: "soft\u{AD}ly") }
        Fixture("text/tabs-stand-every-28-points", 90, 50) { Text(verbatim: "a\tb\tc\nddd\te") }
        Fixture("text/line-spacing-below-nothing", 40, 50) { Text("A\nB").lineSpacing(-10).background(Color.yellow) }
        Fixture("text/line-spacing-counts-for-what-fits", 40, 50, findings: ["text-truncated"]) {
            Text("A\nB").lineSpacing(12)
        }
        Fixture("text/texts-side-by-side-share-what-there-is", 80, 24, findings: ["text-truncated"]) {
            HStack(spacing: 4) {
                Text("Short"); Text("Somewhat longer")
            }.lineLimit(1).font(.caption)
        }
        Fixture("text/priority-keeps-a-text-whole", 90, 24, findings: ["text-truncated"]) {
            HStack(spacing: 4) {
                Text("Longer"); Text("Important").layoutPriority(1)
            }.lineLimit(1).font(.caption)
        }
        // One line of body at 2×: 20.5 high (apple-metrics §2); nothing to show is nothing wide and high.
        Fixture("text/empty-takes-no-room", 30, 30, frames: [rect(15, 15, 0, 0), rect(15, 15, 0, 0)]) {
            Text("").background(Color.red)
        }
    }
}
