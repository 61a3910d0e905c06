import Foundation
import FoundationCompat

/// Something that rings at a time, or after one.
public struct Alarm: Identifiable, Hashable, Codable, Sendable {
    /// What an alarm is doing.
    public enum State: Hashable, Codable, Sendable { case scheduled, countdown, paused, alerting }

    /// When an alarm rings: at a date or by the clock.
    public enum Schedule: Hashable, Codable, Sendable {
        case fixed(Date)
        case relative(Relative)

        /// A time of day, once or on days of the week.
        public struct Relative: Hashable, Codable, Sendable {
            public var time: Time
            public var repeats: Recurrence

            public init(time: Time, repeats: Recurrence = .never) {
                self.time = time
                self.repeats = repeats
            }

            /// A time of day: hours from 0 to 23 and minutes from 0 to 59; neither is checked.
            public struct Time: Hashable, Codable, Sendable {
                public var hour: Int
                public var minute: Int

                public init(hour: Int, minute: Int) {
                    self.hour = hour
                    self.minute = minute
                }
            }

            /// On which days an alarm rings again.
            public enum Recurrence: Hashable, Codable, Sendable {
                case never
                case weekly([Locale.Weekday])
            }
        }
    }

    /// Seconds before and after it rings.
    public struct CountdownDuration: Hashable, Codable, Sendable {
        public var preAlert: TimeInterval?
        public var postAlert: TimeInterval?

        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
            self.preAlert = preAlert
            self.postAlert = postAlert
        }
    }

    public var id: UUID
    public var schedule: Schedule?
    public var countdownDuration: CountdownDuration?
    public var state: State
}
