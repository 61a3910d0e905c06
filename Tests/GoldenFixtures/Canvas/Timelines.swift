import SwiftUI

extension Fixture {
    private static let start = FixtureEnvironment.now.addingTimeInterval(-100.25)

    private static func seconds(_ date: Date) -> some View {
        Text(verbatim: "\(date.timeIntervalSince(FixtureEnvironment.now))").font(.system(size: 10))
    }

    @FixtureList static var timelines: [Fixture] {
        Fixture("timeline-view/periodic-shows-the-last-period", 60, 14) {
            TimelineView(.periodic(from: start, by: 30)) { seconds($0.date) }
        }
        Fixture("timeline-view/every-minute", 60, 14) {
            TimelineView(.everyMinute) { seconds($0.date) }
        }
        Fixture("timeline-view/explicit-shows-the-last-date", 60, 14) {
            let dates = [-20, -5, 7].map { FixtureEnvironment.now.addingTimeInterval($0) }
            TimelineView(.explicit(dates)) { seconds($0.date) }
        }
        Fixture("timeline-view/before-the-first-date", 60, 14) {
            TimelineView(.explicit([FixtureEnvironment.now.addingTimeInterval(7)])) { seconds($0.date) }
        }
        Fixture("timeline-view/animation-is-now", 60, 14) {
            TimelineView(.animation(minimumInterval: 0.5, paused: false)) { context in
                if context.cadence == .live { seconds(context.date) }
            }
        }
        Fixture("timeline-view/animation", 60, 14) { TimelineView(.animation) { seconds($0.date) } }
        Fixture("timeline-view/always-on-is-slow", 60, 14) {
            TimelineView(.periodic(from: start, by: 1)) { context in
                if context.cadence >= .minutes { seconds(context.date) }
            }
            .environment(\.isLuminanceReduced, true)
        }
        Fixture("timeline-view/members-in-a-stack", 40, 20, frames: [rect(10, 5, 10, 10), rect(20, 5, 10, 10)]) {
            HStack(spacing: 0) {
                TimelineView(.everyMinute) { _ in
                    Color.red.frame(width: 10, height: 10)
                    Color.blue.frame(width: 10, height: 10)
                }
            }
        }
    }
}
