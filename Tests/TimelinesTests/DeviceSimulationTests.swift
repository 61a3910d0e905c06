import Foundation
import Testing

@testable import RenderModel
@testable import RenderPlanning
@testable import Timelines

/// Lives of several widgets, worked out by hand.
struct DeviceSimulationTests {
    private static let start = Date(timeIntervalSince1970: 1_767_225_600)

    private static func at(_ hours: Double) -> Date { start.addingTimeInterval(hours * 3600) }

    private static func simulation(
        _ kinds: [String], taps: [(Int, Double)] = [], hours: Double = 6
    ) -> DeviceSimulation {
        DeviceSimulation(
            kinds.map { TimelineSimulation(kind: $0, from: start, until: at(hours)) }, kinds: kinds,
            taps: taps.map { (track: $0.0, tap: TimelineTap(date: at($0.1), point: .zero)) })
    }

    /// `a 0`, `b 2.5 app`, `tap a 3`: who is asked when, in hours.
    private static func play(
        _ simulation: inout DeviceSimulation, _ kinds: [String],
        tapped: [ReloadRequest.Subject] = [], _ answer: (String) -> TimelineSummary
    ) -> [String] {
        var steps: [String] = []
        while let step = simulation.next() {
            switch step {
            case .reload(let track, let reload):
                let hours = reload.date.timeIntervalSince(start) / 3600
                steps.append(
                    "\(kinds[track]) \(hours) \(reload.cause.rawValue)\(reload.trigger.map { " by \($0)" } ?? "")")
                var summary = answer(kinds[track])
                summary.entries = [.init(date: reload.date)]
                if case .after(let date) = summary.policy {
                    summary.policy = .after(reload.date.addingTimeInterval(date.timeIntervalSince(start)))
                }
                simulation.answer(summary, of: track)
            case .tap(let track, let tap):
                steps.append("tap \(kinds[track]) \(tap.date.timeIntervalSince(start) / 3600)")
                _ = simulation.performed(tapped, in: track, at: tap.date)
            }
        }
        return steps
    }

    private static func never(_ reloads: [ReloadRequest.Subject] = []) -> TimelineSummary {
        var summary = TimelineSummary(entries: [], policy: .never)
        summary.reloads = reloads
        return summary
    }

    @Test func aProviderReloadsAnother() {
        let kinds = ["b", "a"]
        var device = Self.simulation(kinds)
        let steps = Self.play(&device, kinds) { kind in
            guard kind == "a" else { return Self.never() }
            var summary = Self.never([.timelines(kind: "b")])
            summary.policy = .after(Self.at(2))
            return summary
        }
        // Of the reload at the start five minutes are left to the one before.
        let spaced = TimelineSimulation.spacing / 3600
        #expect(
            steps == [
                "b 0.0 start", "a 0.0 start", "b \(spaced) widgetCenter by a", "a 2.0 after", "b 2.0 widgetCenter by a",
                "a 4.0 after", "b 4.0 widgetCenter by a"
            ])
        #expect(device.tracks[0].delays.count == 1)
        #expect(device.tracks.map { $0.reloads.filter(\.cause.isCharged).count } == [3, 2])
    }

    @Test func whatHasNotBegunIsNotReloaded() {
        let kinds = ["a", "b"]
        var device = Self.simulation(kinds)
        let steps = Self.play(&device, kinds) { $0 == "a" ? Self.never([.timelines(kind: nil)]) : Self.never() }
        // The first asks for all again, and so for itself; it does so each time.
        #expect(
            steps.prefix(3) == [
                "a 0.0 start", "b 0.0 start", "a \(TimelineSimulation.spacing / 3600) widgetCenter by a"
            ])
        #expect(steps.contains { $0.hasPrefix("b") && $0.hasSuffix("by a") })
    }

    @Test func aTapIsFreeAndComesAfterWhatWasDue() {
        let kinds = ["a", "b"]
        var device = Self.simulation(kinds, taps: [(0, 2), (0, 1.5), (1, 9)])
        let steps = Self.play(&device, kinds, tapped: [.timelines(kind: "b"), .timelines(kind: "c")]) { kind in
            guard kind == "a" else { return Self.never() }
            var summary = Self.never()
            summary.policy = .after(Self.at(2))
            return summary
        }
        #expect(
            steps == [
                "a 0.0 start", "b 0.0 start", "tap a 1.5", "a 1.5 intent by a", "b 1.5 intent by a",
                "tap a 2.0", "a 2.0 intent by a", "b 2.0 intent by a", "a 4.0 after"
            ])
        #expect(device.tracks.map { $0.reloads.filter(\.cause.isCharged).count } == [1, 0])
    }

    @Test func theKindsThatATapReloads() {
        var device = Self.simulation(["a", "b", "c"])
        #expect(device.performed([], in: 1, at: Self.at(1)) == ["b"])
        #expect(device.performed([.timelines(kind: "c"), .controls(kind: "a")], in: 1, at: Self.at(1)) == ["b", "c"])
        #expect(device.performed([.timelines(kind: nil)], in: 1, at: Self.at(1)) == ["b", "a", "c"])
    }
}
