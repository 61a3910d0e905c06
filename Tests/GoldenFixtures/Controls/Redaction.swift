import SwiftUI

extension Fixture {
    @FixtureList static var redaction: [Fixture] {
        Fixture("redaction/placeholder-text", 50, 26) { Text("Hello").redacted(reason: .placeholder) }
        Fixture("redaction/placeholder-lines", 60, 50) {
            Text("Two lines\nof it").font(.callout).redacted(reason: .placeholder)
        }
        Fixture("redaction/placeholder-colored-text", 50, 26) {
            Text("Hello").foregroundStyle(.red).redacted(reason: .placeholder)
        }
        Fixture("redaction/placeholder-symbol", 30, 30) {
            Image(systemName: "star.fill").redacted(reason: .placeholder)
        }
        Fixture("redaction/placeholder-image", 40, 30, findings: ["image-missing"]) {
            Image("Nowhere").resizable().frame(width: 30, height: 20).redacted(reason: .placeholder)
        }
        Fixture("redaction/placeholder-keeps-shapes-and-colors", 30, 16) {
            HStack(spacing: 4) {
                Circle().fill(.red); Color.blue
            }.redacted(reason: .placeholder)
        }
        Fixture("redaction/unredacted", 50, 40) {
            VStack(spacing: 0) {
                Text("Hello"); Text("Hello").unredacted()
            }.redacted(reason: .placeholder)
        }
        Fixture("redaction/privacy-needs-sensitive", 60, 40) {
            VStack(spacing: 0) {
                Text("Open"); Text("Secret").privacySensitive()
            }.redacted(reason: .privacy)
        }
        Fixture("redaction/sensitive-without-reason", 60, 26) { Text("Secret").privacySensitive() }
        Fixture("redaction/not-sensitive-inside", 60, 40) {
            VStack(spacing: 0) {
                Text("A1"); Text("B2").privacySensitive(false)
            }
            .privacySensitive().redacted(reason: .privacy)
        }
        Fixture("redaction/placeholder-label", 70, 26) {
            Label("Star", systemImage: "star.fill").redacted(reason: .placeholder)
        }
        Fixture("redaction/placeholder-dark", 50, 26, scheme: .dark) {
            Text("Hello").redacted(reason: .placeholder).background(Color.black)
        }
    }
}
