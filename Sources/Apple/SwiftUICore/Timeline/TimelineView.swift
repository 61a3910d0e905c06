import DisplayList
import Findings
import Foundation

/// A view that changes with time. A picture shows it as of the present, which is the entry's date in a widget.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is made for.
    public struct Context {
        /// How often the content is made anew, from the most often to the least.
        public enum Cadence: Comparable, Sendable {
            case live
            case seconds
            case minutes
        }

        /// The schedule's last entry so far; the present where there is none yet.
        public let date: Date
        public let cadence: Cadence

        /// Asks for the content to be made anew; a still picture has been made already.
        public func invalidateTimelineContent() {}
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// The context of every timeline view, whatever its schedule and content are.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    /// `Never`: the content is drawn for the picture's date.
    public typealias Body = Never

    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        let isSlow = inputs.environment.isLuminanceReduced
        let content = EnvironmentValues.with(inputs.environment) {
            let date = view.date(mode: isSlow ? .lowFrequency : .normal, inputs.session)
            return view.content(TimelineViewDefaultContext(date: date, cadence: isSlow ? .minutes : .live))
        }
        Content._resolve(content, inputs.child(0), into: &list)
    }

    /// Entries that are looked at before a schedule is taken for one that never comes to the present.
    private static var mostEntries: Int { 1_000_000 }

    @MainActor
    private func date(mode: TimelineScheduleMode, _ session: ResolutionSession) -> Date {
        let now = Date()
        var last: Date?
        for (index, entry) in schedule.entries(from: now, mode: mode).enumerated() {
            if entry > now { return last ?? now }
            last = entry
            guard index < Self.mostEntries else {
                session.report(
                    Finding(
                        .scheduleEndless,
                        "\(Schedule.self) returns \(Self.mostEntries) or more dates in the past; start with the last "
                            + "one before the date passed to entries(from:mode:)"))
                return entry
            }
        }
        return last ?? now
    }
}

extension TimelineView: PrimitiveView where Content: View {}
