import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// A Live Activity's card, centered in 360 × 130 points: measured at 3× in the pictures
/// `regularSizeSnapshots.{progress,chronometer,criticalText}-light` of home-assistant/iOS d722d781
/// (`Tests/Widgets/__Snapshots__/HALiveActivitySnapshot.test`).
@Suite("A Live Activity's card") @MainActor
struct LiveActivityEdgeTests {
    /// Pixels.
    struct Truth: Sendable, CustomTestStringConvertible {
        var form: ActivityCard.Form
        var icon: Range<Int>
        var baselines: [Int]
        var bar: Range<Int>?
        var testDescription: String { "\(form)" }
    }

    @Test(
        "has icon, baselines and bar on Apple's pixels",
        arguments: [
            Truth(form: .progress, icon: 90..<234, baselines: [147, 223], bar: 271..<301),
            Truth(form: .timer, icon: 93..<237, baselines: [150, 234], bar: 285..<297),
            Truth(form: .message, icon: 123..<267, baselines: [180, 256])
        ])
    func card(_ truth: Truth) throws {
        let picture = try Stage(360, 130).draw(ActivityCard(form: truth.form), named: "activity-\(truth.form).png")
        #expect(picture.inkRows(on: .white, tolerance: 20, in: CGRect(110, 0, 20, 268)).first == truth.icon)
        #expect(picture.stretches(row: truth.icon.lowerBound + 70, of: ActivityCard.iconPixel).first == 48..<192)

        let found = picture.baselines(on: .white, in: CGRect(220, 20, 500, CGFloat(truth.icon.upperBound) + 3))
        for (ours, theirs) in zip(found, truth.baselines) {
            #expect(abs(ours - theirs) <= 1, "baseline \(ours), not \(theirs)")
        }
        let bars = picture.inkRows(on: .white, tolerance: 10, in: CGRect(800, 268, 1, 100))
        #expect(bars == [truth.bar].compactMap { $0 })
    }
}

struct ActivityCard: View {
    enum Form: Sendable { case progress, timer, message }

    static let iconPixel = Picture.Color(200, 100, 50)

    var form: Form

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .top, spacing: 12) {
                RoundedRectangle(cornerRadius: 12)
                    .fill(Color(red: 200 / 255, green: 100 / 255, blue: 50 / 255))
                    .frame(width: 48, height: 48)
                VStack(alignment: .leading, spacing: 4) {
                    Text(verbatim: "Laundry").font(.title3.weight(.semibold)).lineLimit(1)
                    if form == .timer {
                        Text(verbatim: "25:00").font(.title3.monospacedDigit().weight(.medium))
                    } else {
                        Text(verbatim: form == .progress ? "Washing cycle" : "Charging paused").font(.body)
                            .lineLimit(2)
                    }
                }
                Spacer(minLength: 0)
                if form != .timer { Text(verbatim: "40%").font(.headline.monospacedDigit()).lineLimit(1) }
            }
            switch form {
            case .progress:
                GeometryReader { geometry in
                    ZStack(alignment: .leading) {
                        Capsule().fill(.primary.opacity(0.12))
                        Capsule().fill(.blue).frame(width: geometry.size.width * 0.4)
                    }
                }
                .frame(height: 10)
            case .timer:
                // The bar is 4 points high; scaled to 8, the clip shows its frame.
                ProgressView(
                    timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 1500),
                    countsDown: false
                ) {
                    EmptyView()
                } currentValueLabel: {
                    EmptyView()
                }
                .tint(.orange)
                .scaleEffect(y: 2)
                .clipShape(.capsule)
            case .message:
                EmptyView()
            }
        }
        .padding(16)
        .frame(width: 360, height: 130)
        .background(.white)
    }
}
