import Foundation
import Rasterizer
import RenderModel
import RenderPlanning
import Snapshots
import SystemSupport

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

    private static let leftOut = Pattern(#/\S+\.swift:\d+: '.*?' is left out \(/#)

    /// What several failures have in common that are told as one: the code that is missing, whoever needs it, the widget
    /// whose requests were given up, or what is said.
    package var cause: String {
        if reason.code == .notTried { return kind }
        let message = reason.message
        return message.firstMatch(of: Self.leftOut).map { String($0.0) } ?? message
    }

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

/// The exit statuses of what a run throws.
extension CommandFailure {
    package static func wrapping<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as PlanError {
            var failure = CommandFailure(.usage, error.description)
            if case .unknownKind = error { failure.isOfUnknownKind = true }
            throw failure
        } catch let error as DescribeError {
            throw CommandFailure(.requestFailed, error.description)
        } catch let error as FileError {
            throw CommandFailure(.requestFailed, error.description)
        } catch let error as CocoaError {
            throw CommandFailure(.requestFailed, "\(error.filePath ?? "a file"): \(FileProblem.text(error))")
        }
    }
}

extension CommandFailure {
    /// That a command could not write what `--output` names.
    ///
    /// - Parameter kind: what another one is: `folder`.
    package static func writing(_ output: String, _ error: FileError, kind: String) -> CommandFailure {
        // Another place on the same disk is of no use.
        let isFull = [ENOSPC, EDQUOT, EFBIG, EIO].contains(error.code)
        return CommandFailure(
            isFull ? .requestFailed : .usage,
            "--output \(output): \(error)" + (isFull ? "" : "; choose a writable \(kind)"))
    }
}

/// The widgets could not be asked what they are.
package struct DescribeError: Error, CustomStringConvertible {
    package var reason: FailureReason

    package var description: String { "the widgets could not be described: \(reason.message)" }
}

/// How the commands end.
package enum ExitStatus: Int32, Sendable {
    case success = 0
    /// All is rendered, and something does not hold: findings that `--fail-on` asked to be fatal, or snapshots that
    /// differ from their goldens.
    case checkFailed = 1
    case usage = 2
    case sourceDidNotCompile = 3
    /// Some request has no picture.
    case requestFailed = 4
}

/// Ends a command with a message on standard error.
package struct CommandFailure: Error {
    package var status: ExitStatus
    package var message: String
    /// What the compiler has against the sources, the first ten; empty where the failure is another one.
    package var sourceErrors: [SourceError] = []
    /// Whether there is no widget of the kind that was asked for, which another of several extensions may have.
    package var isOfUnknownKind = false

    package init(_ status: ExitStatus, _ message: String = "") {
        (self.status, self.message) = (status, message)
    }

    /// A source that did not compile, of which the compiler has told more on the terminal.
    package static func notCompiled(_ name: String, hints: [String] = [], errors: [SourceError] = []) -> Self {
        var failure = CommandFailure(
            .sourceDidNotCompile, "\(name) did not compile\(messagesAbove)" + hints.map { ". " + $0 }.joined())
        failure.sourceErrors = Array(errors.prefix(10))
        return failure
    }

    private static let messagesAbove = "; see the compiler's messages above"

    /// The message for a reader who has no terminal above it.
    package var messageAlone: String { message.replacing(Self.messagesAbove, with: "") }
}

extension Companion {
    /// Why this machine cannot write it, such as `webp: …`; nil where it can.
    package var problem: String? {
        self == .webp && !WebPEncoder.isAvailable ? "webp: \(WebPEncodingError.noLibrary)" : nil
    }
}
