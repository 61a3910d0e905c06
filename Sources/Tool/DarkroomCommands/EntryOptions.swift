import ArgumentParser
import Foundation
import RenderCoordinator
import RenderModel

/// The options that say when providers are asked, and which of their entries are drawn.
package struct EntryOptions: ParsableArguments {
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
            throw ValidationError("--entries \(entries): write all, or indices and ranges like 0,3-5,12-")
        }
        settings.entries = entries
    }
}
