import Foundation
import RenderModel

/// A request without a picture.
package struct RenderFailure: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
        case picture(PlannedPicture)
        /// The timeline, and with it every picture of its entries.
        case timeline(RenderGroup)

        /// The widget's.
        package var kind: String {
            switch self {
            case .picture(let picture): picture.request.kind
            case .timeline(let group): group.widget.kind
            }
        }
    }

    package var subject: Subject
    package var reason: FailureReason
    /// The moment of a timeline at which it failed; nil for its beginning.
    package var instant: Date?

    package init(subject: Subject, reason: FailureReason, instant: Date? = nil) {
        (self.subject, self.reason, self.instant) = (subject, reason, instant)
    }

    /// The id of the plan's group.
    package var group: Int {
        switch subject {
        case .picture(let picture): picture.group
        case .timeline(let group): group.id
        }
    }

    /// The widget's.
    package var kind: String { subject.kind }

    /// For messages: `Clock systemSmall timeline 3, dark`.
    package var subjectDescription: String {
        let name =
            switch subject {
            case .picture(let picture): picture.description
            case .timeline(let group): "\(group.widget.kind) \(group.presentationKind) timeline"
            }
        return name + (instant.map { " at \(ClockTime.text($0))" } ?? "")
    }
}
