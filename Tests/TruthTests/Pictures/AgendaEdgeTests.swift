import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// A calendar widget's rows: a colored bar as high as the two lines beside it, which `fixedSize` makes it. Measured
/// in the pictures `system{Small,Medium,Large}Snapshot.light` of home-assistant/iOS d722d781
/// (`Tests/Widgets/__Snapshots__/WidgetCalendarSnapshot.test`, at 3×).
@Suite("A calendar widget's rows") @MainActor
struct AgendaEdgeTests {
    /// Pixels.
    struct Truth: Sendable, CustomTestStringConvertible {
        var form: Agenda.Form
        /// Points.
        var size: CGSize
        var barX: Range<Int>
        var bars: [Range<Int>]
        /// Of the lines to the right of the bars, in turn.
        var baselines: [Int]
        /// Of the weekday and the day.
        var badge = [79, 169]
        /// Of the time in the bottom corner.
        var footer: Int
        var testDescription: String { "\(form)" }
    }

    @Test(
        "has bars and baselines on Apple's pixels",
        arguments: [
            Truth(
                form: .small, size: CGSize(170, 170), barX: 48..<57, bars: [202..<288, 300..<386],
                baselines: [236, 279, 334, 377], footer: 453),
            Truth(
                form: .medium, size: CGSize(364, 170), barX: 186..<195, bars: [48..<134, 158..<244, 268..<354],
                baselines: [82, 125, 192, 235, 302, 345], footer: 453),
            Truth(
                form: .large, size: CGSize(364, 382), barX: 48..<57,
                bars: [278..<364, 388..<474, 498..<584, 608..<694, 782..<868],
                baselines: [312, 355, 422, 465, 532, 575, 642, 685, 816, 859], footer: 1089)
        ])
    func rows(_ truth: Truth) throws {
        let picture = try Stage(truth.size.width, truth.size.height).draw(
            Agenda(form: truth.form), named: "agenda-\(truth.form).png")
        let bar = Picture.Color(230, 60, 60)
        let middle = (truth.barX.lowerBound + truth.barX.upperBound) / 2
        #expect(picture.stretches(column: middle, of: bar) == truth.bars)
        #expect(picture.stretches(row: truth.bars[0].lowerBound + 40, of: bar) == [truth.barX])

        func check(_ area: CGRect, _ theirs: [Int], _ what: Comment) {
            let ours = picture.baselines(on: .white, in: area)
            #expect(
                ours.count == theirs.count && zip(ours, theirs).allSatisfy { abs($0 - $1) <= 1 },
                "\(what): \(ours), not \(theirs)")
        }
        for (index, bar) in truth.bars.enumerated() {
            let area = CGRect(
                CGFloat(truth.barX.upperBound) + 12, CGFloat(bar.lowerBound), 280, CGFloat(bar.count))
            check(area, Array(truth.baselines[2 * index..<2 * index + 2]), "row \(index)")
        }
        check(CGRect(48, 40, 130, 140), truth.badge, "badge")
        check(
            CGRect(truth.size.width * 3 - 140, truth.size.height * 3 - 100, 90, 60), [truth.footer], "footer")
    }
}

/// A day's events below or beside the date, and the time in the corner.
struct Agenda: View {
    enum Form: Sendable { case small, medium, large }

    var form: Form

    var body: some View {
        VStack(spacing: 4) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            HStack(spacing: 0) {
                Spacer(minLength: 0)
                HStack(spacing: 2) {
                    Image(systemName: "arrow.clockwise").font(.system(size: 9, weight: .semibold))
                    Text(verbatim: "8:00 AM").font(.system(size: 11))
                }
                .foregroundStyle(.secondary)
            }
        }
        .padding(16)
        .background(.white)
    }

    @ViewBuilder
    private var content: some View {
        switch form {
        case .small:
            VStack(alignment: .leading, spacing: 4) {
                badge
                events(2)
                Spacer(minLength: 0)
            }
        case .medium:
            HStack(alignment: .top, spacing: 12) {
                badge
                VStack(alignment: .leading, spacing: 8) {
                    events(3)
                    Spacer(minLength: 0)
                }
            }
        case .large:
            VStack(alignment: .leading, spacing: 8) {
                badge
                section("Today", 4)
                section("Tomorrow", 1)
                Spacer(minLength: 0)
            }
        }
    }

    private var badge: some View {
        VStack(alignment: .leading, spacing: -2) {
            Text(verbatim: "MON").font(.caption2.weight(.heavy))
            Text(verbatim: "18").font(.system(size: 30, weight: .semibold, design: .rounded))
        }
        .lineLimit(1)
        // As wide as "18" is in SF Pro Rounded: `RoundedDigitTests`.
        .frame(width: 34, alignment: .leading)
    }

    private func section(_ title: String, _ count: Int) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: title).font(.caption2.weight(.bold)).foregroundStyle(.secondary).textCase(.uppercase)
            events(count)
        }
    }

    private func events(_ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { number in
            HStack(spacing: 8) {
                RoundedRectangle(cornerRadius: 2)
                    .fill(Color(red: 230 / 255, green: 60 / 255, blue: 60 / 255))
                    .frame(width: 3)
                VStack(alignment: .leading, spacing: 1) {
                    Text(verbatim: "Calendar event \(number)").font(.caption.weight(.semibold))
                    Text(verbatim: "9:00 AM").font(.caption2).foregroundStyle(.secondary)
                }
                .lineLimit(1)
                Spacer(minLength: 0)
            }
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
