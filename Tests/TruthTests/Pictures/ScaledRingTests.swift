import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// A ring of 150 points with words in it, scaled to 0.72 in 160 points: measured at 3× in the pictures
/// `gaugeWidgetSystemSmall{,SingleLabel,Capacity}Snapshot.light` of home-assistant/iOS d722d781
/// (`Tests/Widgets/__Snapshots__/WidgetsSnapshot.test`).
@Suite("A scaled ring") @MainActor
struct ScaledRingTests {
    /// Pixels.
    struct Truth: Sendable, CustomTestStringConvertible {
        var name: String
        /// Degrees and part of the turn.
        var start: Double, sweep: CGFloat
        /// Points that the ring is moved down, before it is scaled.
        var offset: CGFloat
        var ring: CGRect
        /// The rows of the number's digits.
        var digits: Range<Int>
        var testDescription: String { name }
    }

    @Test(
        "has outline and words on Apple's pixels",
        arguments: [
            Truth(
                name: "whole", start: -90, sweep: 0.84, offset: 0, ring: CGRect(62, 62, 356, 356),
                digits: 241..<294),
            Truth(
                name: "open at the bottom", start: 135, sweep: 0.63, offset: 10, ring: CGRect(62, 84, 356, 308),
                digits: 265..<318)
        ])
    func ring(_ truth: Truth) throws {
        let blue = Color(red: 0, green: 154 / 255, blue: 199 / 255)
        let view = ZStack {
            Circle().trim(from: 0, to: truth.sweep).rotation(.degrees(truth.start))
                .stroke(blue, style: StrokeStyle(lineWidth: 15, lineCap: .round))
            VStack(spacing: 3) {
                if truth.offset == 0 {
                    Color.yellow.frame(width: 22, height: 22)
                } else {
                    Text(verbatim: "Battery").font(.title3).foregroundStyle(.yellow)
                }
                Text(verbatim: "84%").font(.largeTitle.bold())
            }
            .lineLimit(1)
        }
        .frame(width: 150, height: 150)
        .offset(y: truth.offset)
        .scaleEffect(0.72)
        .padding(10)
        .frame(width: 160, height: 160)
        .background(.white)
        let picture = try Stage(160, 160).draw(view, named: "scaled-ring-\(truth.name).png")
        let ring = try #require(
            picture.box(of: Picture.Color(0, 154, 199), tolerance: 4, in: CGRect(0, 0, 480, 480)))
        #expect(
            abs(ring.minX - truth.ring.minX) <= 1 && abs(ring.minY - truth.ring.minY) <= 1
                && abs(ring.maxX - truth.ring.maxX) <= 1 && abs(ring.maxY - truth.ring.maxY) <= 1, "\(ring)")
        let digits = try #require(
            picture.box(of: .black, tolerance: 90, in: CGRect(150, 200, 180, 140)))
        // The stand-in's digits are 3 % taller.
        #expect(
            abs(digits.minY - CGFloat(truth.digits.lowerBound)) <= 2
                && abs(digits.maxY - CGFloat(truth.digits.upperBound)) <= 1, "\(digits)")
    }
}
