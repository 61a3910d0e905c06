import SwiftUI
import SwiftUICore

/// Bars in place of text (apple-metrics §5).
extension Fixture {
    @FixtureList static var textRedaction: [Fixture] {
        Fixture("redaction/lines-break-anywhere", 60, 120) {
            Text("A sentence of some words").redacted(reason: .placeholder)
        }
        Fixture("redaction/line-breaks-are-characters", 90, 50) { Text("One\nTwo").redacted(reason: .placeholder) }
        for (name, alignment) in [("center", TextAlignment.center), ("trailing", .trailing)] {
            Fixture("redaction/last-line-\(name)", 60, 120) {
                Text("A sentence of some words").multilineTextAlignment(alignment).redacted(reason: .placeholder)
            }
        }
        Fixture("redaction/one-character", 30, 26) { Text("1").redacted(reason: .placeholder) }
        Fixture("redaction/no-character", 30, 26) {
            HStack(spacing: 0) {
                Text(""); Text("Ab")
            }.redacted(reason: .placeholder)
        }
        Fixture("redaction/letterforms-do-not-count", 70, 80) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Sample")
                Text("Sample").bold()
                Text("Sample").italic().fontWeight(.black)
            }
            .redacted(reason: .placeholder)
        }
        Fixture("redaction/runs-keep-their-colors-in-one-bar", 80, 26) {
            (Text("Red") + Text(" and blue").foregroundColor(.blue)).foregroundColor(.red)
                .redacted(reason: .placeholder)
        }
        Fixture("redaction/symbol-within-a-text", 80, 26) {
            Text("a \(Image(systemName: "star.fill")) b").redacted(reason: .placeholder)
        }
        Fixture("redaction/sizes-of-fonts", 70, 90) {
            VStack(alignment: .leading) {
                Text("Large").font(.title); Text("Small one").font(.caption)
            }
            .redacted(reason: .placeholder)
        }
        Fixture("redaction/truncated-is-full", 60, 26) {
            Text("A sentence of words").lineLimit(1).redacted(reason: .placeholder)
        }
        Fixture("redaction/gradient", 60, 26) {
            Text("Gradient").foregroundStyle(
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            )
            .redacted(reason: .placeholder)
        }
        Fixture("redaction/right-to-left", 60, 70) {
            Text(verbatim: "שלום לכולם וברכה").redacted(reason: .placeholder)
                .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("redaction/timer", 60, 26) {
            Text(FixtureEnvironment.now.addingTimeInterval(152), style: .timer).redacted(reason: .placeholder)
        }
    }
}
