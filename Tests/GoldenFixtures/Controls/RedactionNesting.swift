import SwiftUI

/// A view that decides by itself what it hides.
private struct Balance: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        if reasons.contains(.privacy) {
            Text("–––").unredacted()
        } else if reasons.isEmpty {
            Text("12 €")
        } else {
            Capsule().fill(.gray).frame(width: 30, height: 8)
        }
    }
}

extension Fixture {
    @FixtureList static var redactionNesting: [Fixture] {
        Fixture("redaction/reasons-add-up", 60, 60) {
            VStack(spacing: 0) {
                Text("Plain")
                Text("Secret").privacySensitive()
                Text("Open").unredacted()
            }
            .redacted(reason: .privacy).redacted(reason: .placeholder)
        }
        Fixture("redaction/redacted-again-inside-unredacted", 60, 40) {
            VStack(spacing: 0) {
                Text("Bar").redacted(reason: .placeholder); Text("Text")
            }
            .unredacted().redacted(reason: .placeholder)
        }
        Fixture("redaction/unredacted-sensitive", 60, 40) {
            VStack(spacing: 0) {
                Text("Secret"); Text("Known").unredacted()
            }
            .privacySensitive().redacted(reason: .privacy)
        }
        Fixture("redaction/empty-reason-changes-nothing", 60, 26) {
            Text("Hello").redacted(reason: [])
        }
        Fixture("redaction/group-and-for-each", 60, 60) {
            VStack(alignment: .leading, spacing: 0) {
                Group {
                    Text("One"); Text("Three")
                }.redacted(reason: .placeholder)
                ForEach(0..<2) { Text("No. \($0)").redacted(reason: $0 == 0 ? .placeholder : []) }
            }
            .font(.caption)
        }
        Fixture("redaction/overlay-and-background", 60, 40) {
            Text("Front")
                .background { Text("Behind it").foregroundStyle(.red) }
                .redacted(reason: .placeholder)
                .overlay(alignment: .bottomTrailing) { Text("On top").font(.caption2) }
        }
        Fixture("redaction/privacy-image-and-symbol", 60, 30) {
            HStack(spacing: 4) {
                Image(systemName: "star.fill").privacySensitive()
                Image(systemName: "star.fill")
                Image(uiImage: .checks).resizable().frame(width: 16, height: 16).clipShape(Circle()).privacySensitive()
            }
            .foregroundStyle(.blue).redacted(reason: .privacy)
        }
        Fixture("redaction/placeholder-image-in-circle", 40, 40) {
            Image(uiImage: .checks).resizable().frame(width: 30, height: 30).clipShape(Circle())
                .foregroundStyle(.orange).redacted(reason: .placeholder)
        }
        Fixture("redaction/privacy-keeps-shapes", 50, 24) {
            HStack {
                Circle().fill(.red); RoundedRectangle(cornerRadius: 4).stroke(.blue)
            }
            .padding(2).privacySensitive().redacted(reason: .privacy)
        }
        Fixture("redaction/placeholder-progress-and-gauge", 120, 60) {
            VStack(spacing: 4) {
                ProgressView("Loading", value: 0.4)
                Gauge(value: 0.7) { Text("Battery") }.gaugeStyle(.accessoryLinearCapacity)
            }
            .font(.caption2).redacted(reason: .placeholder)
        }
        Fixture("redaction/privacy-progress-and-gauge", 120, 60) {
            VStack(spacing: 4) {
                ProgressView("Loading", value: 0.4).privacySensitive()
                Gauge(value: 0.7) { Text("Battery") }.gaugeStyle(.accessoryLinearCapacity)
            }
            .font(.caption2).redacted(reason: .privacy)
        }
        Fixture("redaction/placeholder-button-toggle-link", 130, 110) {
            VStack(spacing: 6) {
                Button("Refresh") {}
                Toggle("On", isOn: .constant(true))
                Link("Open", destination: URL(string: "https://example.com")!)
            }
            .font(.caption).redacted(reason: .placeholder)
        }
        Fixture("redaction/custom-view-in-each-reason", 60, 70) {
            VStack(spacing: 2) {
                Balance()
                Balance().redacted(reason: .placeholder)
                Balance().redacted(reason: .privacy)
                Balance().redacted(reason: [.placeholder, .privacy])
            }
            .font(.caption)
        }
        Fixture("redaction/runs-keep-their-colours", 90, 26) {
            (Text("Red").foregroundStyle(.red) + Text(" and blue").foregroundStyle(.blue).bold())
                .redacted(reason: .placeholder)
        }
        Fixture("redaction/limited-lines", 80, 50) {
            Text("Three lines of which only two are shown at this width").font(.caption).lineLimit(2)
                .redacted(reason: .placeholder)
        }
        Fixture("redaction/label-and-title", 80, 50) {
            VStack(alignment: .leading) {
                Label("Sunny", systemImage: "sun.max.fill").privacySensitive()
                Text("Berlin")
            }
            .font(.caption).redacted(reason: .privacy)
        }
    }
}

extension UIImage {
    /// A board of four squares.
    fileprivate static var checks: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
        }
    }
}
