import ArgumentParser
import Foundation
import RenderModel
import RenderPlanning

/// The options that say when providers are asked, and which of their entries are drawn.
package struct EntryOptions: ParsableArguments, Sendable {
    @Option(
        help: ArgumentHelp(
            "Current date for providers, in ISO 8601. Default: 2026-01-01T09:41 in the time zone.", valueName: "date"))
    var clock: String?

    @Option(
        help: ArgumentHelp(
            "Timeline entries to render: all, or indices and ranges such as 0, 0-4, 3,7 or 10- .", valueName: "entries")
    )
    var entries: String = "all"

    package init() {}

    func date(in zone: TimeZone) throws -> Date? {
        guard let clock else { return nil }
        guard let date = ClockTime.instant(clock, in: zone) else {
            throw ValidationError("--clock \(clock): \(ClockTime.problem(clock, example: "2026-01-01T09:41"))")
        }
        return date
    }

    func apply(to settings: inout PlanSettings) throws {
        guard let entries = EntrySelection(entries) else {
            throw ValidationError("--entries \(entries): use all, or indices and ranges such as 0,3-5,12-")
        }
        settings.entries = entries
    }
}

/// The option that names moments between a timeline's entries.
package struct InstantOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Dates to render instead of entries, in ISO 8601. Timelines start at --clock and reload as in WidgetKit.",
            valueName: "dates"))
    var at: [String] = []

    package init() {}

    package func validate() throws { _ = try dates(in: .gmt) }

    /// Each once, in the order of time.
    func dates(in zone: TimeZone) throws -> [Date] {
        let dates = try at.flatMap { text in
            try text.split(separator: ",").map { part -> Date in
                guard let date = ClockTime.instant(part.trimmingCharacters(in: .whitespaces), in: zone) else {
                    throw ValidationError(
                        "--at \(part): \(ClockTime.problem(String(part), example: "2026-01-01T12:30")), or several "
                            + "separated by commas")
                }
                return date
            }
        }
        return Set(dates).sorted()
    }

    /// The plan's settings with the instants.
    func applied(to settings: PlanSettings) throws -> PlanSettings {
        var settings = settings
        settings.instants = try dates(in: TimeZone(identifier: settings.timeZone) ?? .gmt)
        if let first = settings.instants.first, first < settings.clock {
            throw ValidationError(
                "--at \(ClockTime.text(first)): this is before the widget is added at "
                    + "\(ClockTime.text(settings.clock)); set --clock to an earlier date")
        }
        if let last = settings.instants.last, last > settings.clock.addingTimeInterval(366 * 86_400) {
            throw ValidationError(
                "--at \(ClockTime.text(last)): this is more than 366 days after --clock; "
                    + "set --clock to a later date")
        }
        guard !settings.instants.isEmpty else {
            if !at.isEmpty { throw ValidationError("--at: use a date such as 2026-01-01T12:30") }
            return settings
        }
        if !settings.variants.isEmpty, !settings.variants.contains(.timeline) {
            throw ValidationError("--at: dates apply to timelines only; remove --variant, or add timeline to it")
        }
        if settings.entries != .all {
            throw ValidationError("--at and --entries can't be combined; remove one of them")
        }
        if settings.variants.isEmpty { settings.variants = [.timeline] }
        return settings
    }
}
