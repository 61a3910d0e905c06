import Foundation
import Geometry
import RenderModel
import SwiftUI
import SwiftUICore
import Testing
import WidgetKitCore

/// A Live Activity on a watch and beside the camera: measured at 3× in the pictures `smallSizeSnapshots.*-dark` and
/// `compactTrailingSnapshots.*` of home-assistant/iOS (`Tests/Widgets/__Snapshots__/HALiveActivitySnapshot.test` and
/// `HADynamicIslandSnapshot.test`, August 2026).
@Suite("A small Live Activity") @MainActor
struct SmallActivityTests {
    private static let start = Date(timeIntervalSince1970: 1_700_000_000)
    /// The pictures are taken in the app's tests, where no system has kept the views.
    private static func dark(_ values: inout EnvironmentValues) {
        values.colorScheme = .dark
        values.isShownByApp = true
    }

    /// Rows of ink, in pixels of 546 × 252.
    struct Card: Sendable, CustomTestStringConvertible {
        var form: CardView.Form
        var rows: [Range<Int>]
        var testDescription: String { "\(form)" }
    }

    @Test(
        "has its lines and its bar on Apple's rows",
        arguments: [
            Card(form: .progress, rows: [71..<105, 113..<144, 171..<189]),
            Card(form: .timer, rows: [48..<82, 91..<115, 155..<180, 200..<212]),
            Card(form: .message, rows: [92..<126, 134..<165])
        ])
    func card(_ card: Card) throws {
        let view = CardView(form: card.form, start: Self.start)
            .frame(maxWidth: .infinity, maxHeight: .infinity).background(.black)
        let picture = try Stage(182, 84, Self.dark).draw(view, named: "small-\(card.form).png")
        let found = picture.inkRows(on: .black, tolerance: 60, in: CGRect(110, 0, 170, 252))
        try #require(found.count == card.rows.count)
        for (ours, theirs) in zip(found, card.rows) {
            // The typefaces' descenders and round letters differ by a pixel.
            #expect(
                abs(ours.lowerBound - theirs.lowerBound) <= 1 && abs(ours.upperBound - theirs.upperBound) <= 2,
                "\(ours), not \(theirs)")
        }
    }

    /// Ink, in pixels of 210 × 90.
    struct PresentationKind: Sendable, CustomTestStringConvertible {
        var form: SlotView.Form
        var columns: Range<Int>
        var rows: Range<Int>
        var testDescription: String { "\(form)" }
    }

    @Test(
        "shrinks a long time into 50 points and centers a short one",
        arguments: [
            PresentationKind(form: .timer(8413), columns: 36..<175, rows: 31..<60),
            PresentationKind(form: .timer(1500), columns: 54..<157, rows: 31..<60),
            PresentationKind(form: .message("03:20:13"), columns: 33..<176, rows: 32..<57),
            PresentationKind(form: .percent("40%"), columns: 62..<147, rows: 31..<60)
        ])
    func presentationKind(_ presentationKind: PresentationKind) throws {
        let view = SlotView(form: presentationKind.form, start: Self.start)
            .frame(maxWidth: .infinity, maxHeight: .infinity).background(.black)
        let picture = try Stage(70, 30, Self.dark).draw(view, named: "presentationKind-\(presentationKind.form).png")
        let ink = try #require(picture.inkBox(on: .black, tolerance: 40))
        // The stand-in typeface is within 2 % of Apple's widths: 3 pixels of 140.
        #expect(
            abs(Int(ink.minX) - presentationKind.columns.lowerBound) <= 3
                && abs(Int(ink.maxX) - presentationKind.columns.upperBound) <= 3,
            "\(ink.minX)..<\(ink.maxX), not \(presentationKind.columns)")
        #expect(
            abs(Int(ink.minY) - presentationKind.rows.lowerBound) <= 1
                && abs(Int(ink.maxY) - presentationKind.rows.upperBound) <= 2,
            "\(ink.minY)..<\(ink.maxY), not \(presentationKind.rows)")
    }
}

struct CardView: View {
    enum Form: Sendable { case progress, timer, message }

    let form: Form
    let start: Date

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(alignment: .top, spacing: 8) {
                Color.orange.frame(width: 18, height: 18)
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: "Laundry").font(.caption.weight(.semibold)).lineLimit(1)
                    Text(verbatim: form == .timer ? "Pasta" : form == .progress ? "Washing cycle" : "Charging paused")
                        .font(.caption2).lineLimit(1)
                }
                Spacer(minLength: 0)
                if form != .timer {
                    Text(verbatim: form == .progress ? "40%" : "20%").font(.caption.weight(.semibold)).lineLimit(1)
                        .minimumScaleFactor(0.7)
                }
            }
            details.padding(.top, 4)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .foregroundStyle(.white)
    }

    @ViewBuilder
    private var details: some View {
        switch form {
        case .progress:
            GeometryReader { geometry in
                Capsule().fill(.blue).frame(width: geometry.size.width * 0.4)
            }
            .frame(height: 6)
        case .timer:
            VStack(alignment: .leading, spacing: 4) {
                Text(timerInterval: start...start.addingTimeInterval(1500), countsDown: false)
                    .font(.caption2.monospacedDigit()).lineLimit(1)
                ProgressView(timerInterval: start...start.addingTimeInterval(1500), countsDown: false) {
                } currentValueLabel: {
                }
                .tint(.orange)
                .scaleEffect(y: 2)
                .clipShape(.capsule)
            }
        case .message: EmptyView()
        }
    }
}

struct SlotView: View {
    enum Form: Sendable { case timer(Double), message(String), percent(String) }

    let form: Form
    let start: Date

    var body: some View {
        switch form {
        case .timer(let seconds):
            Text(timerInterval: start...start.addingTimeInterval(seconds), countsDown: false)
                .font(.footnote.monospacedDigit()).lineLimit(1).minimumScaleFactor(0.6).frame(width: 50)
        case .message(let text):
            Text(text).font(.footnote.weight(.semibold)).lineLimit(1).minimumScaleFactor(0.6).frame(maxWidth: 50)
        case .percent(let text):
            Text(text).font(.footnote.weight(.semibold)).monospacedDigit()
        }
    }
}
