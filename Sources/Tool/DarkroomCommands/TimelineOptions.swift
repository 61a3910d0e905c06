import ArgumentParser
import Findings
import Foundation
import RenderModel
import RenderPlanning
import Timelines

/// The options that say which time is played, and what is written of it.
package struct TimelineOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "When the widget is added, in ISO 8601. Default: --clock.",
            valueName: "instant"))
    var from: String?

    @Option(name: .customLong("for"), help: ArgumentHelp("Simulated time: 24h, 90m, 7d.", valueName: "time"))
    var length: String = "24h"

    @Option(
        help: ArgumentHelp(
            "Reloads per day, or unlimited. Apple documents 40 to 70 for a widget in view.",
            valueName: "number"))
    var budget: String = String(ReloadBudget.usual)

    @Option(
        help: ArgumentHelp(
            "Simulate WidgetCenter.reloadTimelines from the foreground app, for one kind or all. Costs no budget.",
            valueName: "instant[,kind]"))
    var reload: [String] = []

    @Option(
        help: ArgumentHelp(
            "Simulate a tap at this time and point: performs the intent and reloads timelines. With several widgets, add the "
                + "kind or kind/family.",
            valueName: "instant,x,y[,kind]"))
    var tap: [String] = []

    @Option(
        help: ArgumentHelp(
            "Render each entry again at this interval, so that relative dates advance.", valueName: "time"))
    var every: String?

    @Option(
        help: ArgumentHelp("Only pictures, strip or animation. timeline.json is always written.", valueName: "product"))
    var only: [String] = []

    @Option(
        help: ArgumentHelp(
            "Animation formats: apng, gif, webp. The page shows the first. Default: apng.",
            valueName: "format"))
    var format: [String] = []

    @Option(help: ArgumentHelp("Frames per second of the animation.", valueName: "number"))
    var framesPerSecond: Int = 20

    @Option(
        help: ArgumentHelp(
            "Seconds that the animation shows each image. Default: 1, or one frame with more than 60 changes.",
            valueName: "seconds"))
    var hold: Double?

    @Option(
        help: ArgumentHelp(
            "Playback speed factor, instead of --hold.", valueName: "factor"))
    var speed: Double?

    @Option(
        help: ArgumentHelp(
            "Transitions between entries: all, none, or auto (none with more than 60 changes).",
            valueName: "which"))
    var transitions: String = TimelineSettings.Transitions.auto.rawValue

    @Option(name: .shortAndLong, help: ArgumentHelp("Output folder for images and timeline.json.", valueName: "folder"))
    var output: String = "darkroom-timeline"

    @Option(help: FindingArguments.failOnHelp)
    var failOn: [String] = []

    @Option(help: FindingArguments.allowHelp)
    var allow: [String] = []

    package init() {}

    package func validate() throws {
        if output.isEmpty { throw ValidationError("--output: specify a folder") }
        _ = try settings(zone: .gmt, clock: nil)
        _ = try findingPolicy()
    }

    func findingPolicy() throws -> FindingPolicy { try FindingArguments.policy(failOn: failOn, allow: allow) }

    /// - Parameter clock: what `--clock` says.
    func settings(zone: TimeZone, clock: Date?) throws -> TimelineSettings {
        let start = try from.map { try instant($0, "from", zone) } ?? clock ?? ClockTime.defaultInstant(in: zone)
        var settings = TimelineSettings(from: start, length: try span(length, "for"), dailyBudget: try dailyBudget())
        settings.appReloads = try reload.map { text in
            let parts = text.split(separator: ",", maxSplits: 1).map(String.init)
            return AppReload(
                date: try instant(parts.first ?? "", "reload", zone), kind: parts.count > 1 ? parts[1] : nil)
        }
        settings.taps = try tap.map { try TapArgument.parse($0, zone: zone) }
        settings.every = try every.map { try span($0, "every") }
        if !only.isEmpty {
            settings.products = Set(
                try only.flatMap {
                    try ListArgument.parse($0, name: "only", known: TimelineSettings.Product.allCases.map(\.rawValue)) {
                        TimelineSettings.Product(rawValue: $0)
                    }
                })
        }
        if !format.isEmpty {
            let formats = try format.flatMap {
                try ListArgument.parse($0, name: "format", known: TimelineSettings.Format.allCases.map(\.rawValue)) {
                    TimelineSettings.Format(rawValue: $0)
                }
            }
            settings.formats = formats.enumerated().filter { !formats[..<$0.offset].contains($0.element) }.map(
                \.element)
            if let problem = settings.formats.lazy.compactMap(\.problem).first {
                throw ValidationError("--format \(problem)")
            }
        }
        guard (1...60).contains(framesPerSecond) else {
            throw ValidationError("--frames-per-second \(framesPerSecond): use a number from 1 to 60")
        }
        settings.framesPerSecond = framesPerSecond
        if let hold, !(hold >= 0 && hold <= 60) { throw ValidationError("--hold \(hold): use 0 to 60 seconds") }
        if let speed, !(speed >= 1 && speed <= 1e6) {
            throw ValidationError("--speed \(speed): use a factor from 1 to 1000000; 3600 shows an hour in a second")
        }
        if hold != nil, speed != nil { throw ValidationError("--hold and --speed can't be combined; remove one") }
        (settings.hold, settings.speed) = (hold, speed)
        guard let which = TimelineSettings.Transitions(rawValue: transitions) else {
            throw ValidationError("--transitions \(transitions): use auto, all or none")
        }
        settings.transitions = which
        return settings
    }

    private func dailyBudget() throws -> Int? {
        if budget == "unlimited" { return nil }
        guard let number = Int(budget), (0...1440).contains(number) else {
            throw ValidationError("--budget \(budget): use a number from 0 to 1440, or unlimited")
        }
        return number
    }

    private func span(_ text: String, _ name: String) throws -> Double {
        guard let seconds = SpanText.seconds(text), seconds >= 1, seconds <= 366 * 86_400 else {
            throw ValidationError("--\(name) \(text): use a time from 1s to 366d, such as 24h, 90m or 7d")
        }
        return seconds
    }

    private func instant(_ text: String, _ name: String, _ zone: TimeZone) throws -> Date {
        guard let date = ClockTime.instant(text, in: zone) else {
            throw ValidationError("--\(name) \(text): \(ClockTime.problem(text, example: "2026-01-01T09:41"))")
        }
        return date
    }
}
