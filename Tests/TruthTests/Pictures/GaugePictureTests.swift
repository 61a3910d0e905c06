import Foundation
import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// Circular gauges drawn at 3× on iOS by Home Assistant's tests, and what was measured in them (layout-truths rows
/// 56 and 57, apple-metrics §3).
@Suite("Gauges beside Apple's") @MainActor
struct GaugePictureTests {
    /// A ring in a picture of 360 pixels a side, measured around its middle.
    private struct Ring {
        /// Pixels from the middle to the ring's outer edge, to the left or to the top.
        var outerRadius = 0.0
        /// Pixels.
        var stroke = 0.0
        /// Where the tint covers the middle of the stroke, in degrees clockwise from the right.
        var arcs: [ClosedRange<Double>] = []

        init(_ picture: Picture) {
            // Whether the pixel is at least half covered by the green tint; labels nearby are gray.
            func isTint(_ radius: Double, _ angle: Double) -> Bool {
                let x = 180 + radius * cos(angle * .pi / 180), y = 180 + radius * sin(angle * .pi / 180)
                let color = picture[Int(x.rounded(.down)), Int(y.rounded(.down))]
                return color.alpha > 127 && color.green - max(color.red, color.blue) >= 60
            }
            let radii = stride(from: 60.0, to: 100, by: 0.25).filter { isTint($0, 271) }
            outerRadius = (radii.last ?? 0) + 0.25
            stroke = Double(radii.count) * 0.25
            let middle = outerRadius - stroke / 2
            var start: Double?
            for angle in stride(from: 0.0, through: 360, by: 0.5) {
                if angle < 360, isTint(middle, angle) {
                    start = start ?? angle
                } else if let begun = start {
                    arcs.append(begun...angle)
                    start = nil
                }
            }
        }
    }

    struct Truth: Sendable, CustomTestStringConvertible {
        var file: String
        var value: Double
        var hasLabels: Bool
        var isCapacity = false
        var testDescription: String { "home-assistant/\(file)" }
    }

    @ViewBuilder
    private func gauge(_ truth: Truth) -> some View {
        Group {
            if truth.hasLabels {
                Gauge(value: truth.value) {
                    Text(verbatim: "Battery")
                } currentValueLabel: {
                    Text(verbatim: "68%")
                } minimumValueLabel: {
                    Text(verbatim: "0")
                } maximumValueLabel: {
                    Text(verbatim: "100")
                }
            } else {
                Gauge(value: truth.value) {
                    EmptyView()
                } currentValueLabel: {
                    Text(verbatim: "68%")
                }
            }
        }
        .tint(.green)
    }

    private func ring(_ truth: Truth) throws -> Ring {
        let stage = Stage(120, 120) { $0.colorScheme = .dark }
        let name = "home-assistant/\(truth.file)"
        if truth.isCapacity {
            return Ring(
                try stage.draw(gauge(truth).gaugeStyle(.accessoryCircularCapacity).background(ground), named: name))
        }
        return Ring(try stage.draw(gauge(truth).gaugeStyle(.accessoryCircular).background(ground), named: name))
    }

    private var ground: some View { Color.black.frame(width: 120, height: 120) }

    @Test(
        "beside the pictures", .needsReferences,
        arguments: [
            Truth(file: "circular-capacity-ring.png", value: 0.68, hasLabels: false, isCapacity: true),
            Truth(file: "circular-no-min-max.png", value: 0.68, hasLabels: false),
            Truth(file: "circular-value-only.png", value: 0.68, hasLabels: true),
            Truth(file: "circular-full-fraction.png", value: 1, hasLabels: true),
            Truth(file: "circular-zero-fraction.png", value: 0, hasLabels: true)
        ])
    func picture(_ truth: Truth) throws {
        let ours = try ring(truth), theirs = Ring(try References.picture("home-assistant/\(truth.file)"))
        #expect(
            abs(ours.outerRadius - theirs.outerRadius) <= 1, "radius \(ours.outerRadius), not \(theirs.outerRadius)")
        #expect(abs(ours.stroke - theirs.stroke) <= 1, "stroke \(ours.stroke), not \(theirs.stroke)")
        try #require(ours.arcs.count == theirs.arcs.count, "\(ours.arcs), not \(theirs.arcs)")
        // A pixel is 0.7° of the circle.
        for (our, their) in zip(ours.arcs, theirs.arcs) {
            #expect(
                abs(our.lowerBound - their.lowerBound) <= 1.5 && abs(our.upperBound - their.upperBound) <= 1.5,
                "\(ours.arcs), not \(theirs.arcs)")
        }
    }

    @Test("home-assistant/circular-value-only.png: 0 and 100 stand side by side in the gap", .needsReferences)
    func labels() throws {
        let truth = Truth(file: "circular-value-only.png", value: 0.68, hasLabels: true)
        let ours = try Stage(120, 120) { $0.colorScheme = .dark }.draw(
            gauge(truth).gaugeStyle(.accessoryCircular).background(ground))
        let theirs = try References.picture("home-assistant/\(truth.file)")
        for area in [CGRect(124, 212, 32, 60), CGRect(160, 212, 80, 60)] {
            let our = try #require(ours.inkBox(on: .black, tolerance: 150, in: area))
            let their = try #require(theirs.inkBox(on: .black, tolerance: 150, in: area))
            #expect(abs(our.maxY - their.maxY) <= 1, "\(our), not \(their)")
            #expect(abs(our.midX - their.midX) <= 3, "\(our), not \(their)")
        }
    }

    @Test("layout-truths row 56: a capacity ring is 58 points across with a stroke of 5.67 and a track of 35 %")
    func capacityRing() throws {
        let stage = Stage(120, 120) { $0.colorScheme = .dark }
        let view = Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity).tint(.green)
        #expect(stage.layOut(view).frame.size == CGSize(58, 58))
        let picture = try stage.draw(view.background(ground))
        let ring = Ring(picture)
        #expect(abs(ring.outerRadius * 2 - 58 * 3) <= 1)
        #expect(abs(ring.stroke - 17) <= 0.5)
        // A quarter, clockwise from twelve o'clock; the track on the other side.
        #expect(picture[180 + 78, 180 - 20].distance(to: .init(48, 209, 88)) <= 2)
        #expect(picture[180 - 78, 180].distance(to: .init(17, 73, 31)) <= 2)
    }

    @Test(
        "layout-truths row 57: an open gauge sweeps 270° without labels at its ends and 240° with them",
        arguments: [
            (false, 90.0), (true, 120.0)
        ])
    func sweep(hasLabels: Bool, gap: Double) throws {
        let ring = try ring(Truth(file: "sweep-\(hasLabels)", value: 0.5, hasLabels: hasLabels))
        let first = try #require(ring.arcs.first), second = try #require(ring.arcs.dropFirst().first)
        // Round caps reach 6.2° beyond the ends.
        #expect(abs(second.lowerBound - first.upperBound + 12.4 - gap) <= 2, "\(ring.arcs)")
    }
}
