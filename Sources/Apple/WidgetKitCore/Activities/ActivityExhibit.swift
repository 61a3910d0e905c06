import ActivityKit
import Foundation
import FoundationCompat
import RenderModel
import SwiftUICore

/// A Live Activity: states in the place of entries, all of them shown at the clock's moment.
final class ActivityExhibit: Exhibit {
    let context: ExhibitContext
    let source: any ActivitySource
    private let record: _WidgetConfigurationRecord
    /// What is shown where nobody chooses states: found before any provider is asked, and again after an intent, which
    /// may have changed it.
    private var ownStates: [ActivityViewState]

    init(_ record: _WidgetConfigurationRecord, _ source: any ActivitySource, _ context: ExhibitContext) {
        (self.record, self.source, self.context) = (record, source, context)
        ownStates = Self.ownStates(of: source)
    }

    private static func ownStates(of source: any ActivitySource) -> [ActivityViewState] {
        source.states.isEmpty ? source.runningStates() : source.states
    }

    var kind: String { record.kind }
    var activityTemplate: ActivityTemplate? { ActivityTemplate(for: source.attributesType) }

    func reload() { ownStates = Self.ownStates(of: source) }

    func descriptor() -> WidgetDescriptor {
        var descriptor = WidgetDescriptor(
            kind: kind, displayName: record.displayName.map(context.plain) ?? "",
            description: record.description.map(context.plain) ?? "",
            presentationKinds: source.presentations.map(PresentationKind.activity),
            contentMarginsEnabled: record.contentMarginsEnabled,
            containerBackgroundRemovable: record.containerBackgroundRemovable)
        descriptor.activity = .init(stateCount: ownStates.count)
        return descriptor
    }

    func timeline(for request: DrawRequest) async throws -> DrivenTimeline {
        let entries = try states(for: request).map { _ in TimelineSummary.Entry(date: request.surface.clock) }
        return DrivenTimeline(TimelineSummary(entries: entries, policy: .never))
    }

    func content(for request: DrawRequest) async throws -> ExhibitContent {
        let state = try state(for: request)
        var redaction: RedactionReasons = []
        switch request.variant {
        case .privacy: redaction = .privacy
        case .placeholder: redaction = .placeholder
        case .state, .timeline, .snapshot, .transient, .control: break
        }
        // A state comes with its activity: no protected file hides it as a whole.
        if request.presentation.redactionLevel != .nothing { redaction.formUnion(.privacy) }
        return ExhibitContent(
            ActivityStage(
                request: request, presentation: request.presentationKind.activity ?? .lockScreen, source: source,
                state: state,
                redaction: redaction, resources: context.resources))
    }

    func checkConfiguration(_ request: DrawRequest) async throws { _ = try chosenStates(of: request) }

    /// The intent finds what is tapped among the activities.
    func willPerform(_ request: DrawRequest) throws { source.run(try state(for: request)) }

    /// Apple documents the type and the key.
    func userActivity(for request: DrawRequest) async throws -> NSUserActivity? {
        let activity = NSUserActivity(activityType: NSUserActivityTypeLiveActivity)
        activity.userInfo = [WidgetCenter.UserInfoKey.activityID: try state(for: request).activityID]
        return activity
    }

    // MARK: States

    private func state(for request: DrawRequest) throws -> ActivityViewState {
        let states = try states(for: request)
        let index =
            switch request.variant {
            case .state(let number), .timeline(let number): number
            case .privacy, .placeholder, .snapshot, .transient, .control: 0
            }
        guard states.indices.contains(index) else {
            throw HostError.noSuchState(kind: kind, index: index, count: states.count)
        }
        return states[index]
    }

    private func states(for request: DrawRequest) throws -> [ActivityViewState] {
        VirtualClock.freeze(at: request.surface.clock)
        guard request.activities.isEmpty else { return try chosenStates(of: request) }
        return ownStates.map { $0.shown(at: request.surface.clock) }
    }

    /// - Throws: `HostError` where the JSON of one is no state.
    private func chosenStates(of request: DrawRequest) throws -> [ActivityViewState] {
        try request.activities.enumerated().map { index, choice in
            do {
                return try source.decode(choice, at: request.surface.clock)
            } catch let error as ActivityChoiceError {
                throw HostError.activity(kind: kind, state: index, error)
            }
        }
    }
}

/// Why JSON is no state of a Live Activity.
package struct ActivityChoiceError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// - Parameters:
    ///   - part: `attributes` or `contentState`.
    ///   - type: the type that was decoded.
    init(_ error: any Error, in part: String, type: String) {
        func path(_ keys: [any CodingKey]) -> String {
            keys.reduce(part) { path, key in key.intValue.map { "\(path)[\($0)]" } ?? "\(path).\(key.stringValue)" }
        }
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            description = "'\(path(context.codingPath + [key]))' is missing; \(type) needs it"
        case DecodingError.typeMismatch(let expected, let context):
            description = "'\(path(context.codingPath))' has the wrong type; write \(Self.words(for: expected))"
        case DecodingError.valueNotFound(let expected, let context):
            description = "'\(path(context.codingPath))' cannot be null; write \(Self.words(for: expected))"
        case DecodingError.dataCorrupted(let context):
            description = "'\(path(context.codingPath))' cannot be read as \(type): \(context.debugDescription)"
        default:
            description = "'\(part)' cannot be read as \(type): \(error)"
        }
    }

    private static func words(for type: Any.Type) -> String {
        let name = String(describing: type)
        return switch name {
        case "String": "a text"
        case "Bool": "true or false"
        case "Date": date
        // A date is decoded as the number it is written as.
        case "Double": "a number; \(date)"
        case "Float", "CGFloat": "a number"
        case _ where type is any FixedWidthInteger.Type: "a whole number"
        case _ where name.hasPrefix("Array") || name.hasPrefix("Set"): "an array"
        case _ where name.hasPrefix("Dictionary"): "an object"
        default: "what \(name) is decoded from"
        }
    }

    private static let date = "a date is written as the seconds since 2001-01-01T00:00:00Z, as servers push it"
}

extension ActivityEvent {
    init(_ event: ActivityEvents.Event) {
        func json(_ data: Data?) -> JSONValue? { data.flatMap { try? JSONDecoder().decode(JSONValue.self, from: $0) } }
        self.init(
            event: Change(event.what), kind: event.kind, id: event.id, attributes: json(event.attributes) ?? .null,
            contentState: json(event.state) ?? .null, previousState: json(event.previousState),
            staleDate: event.staleDate, state: State(event.life),
            alert: event.alert.map { Alert(title: String(localized: $0.title), body: String(localized: $0.body)) })
    }
}

extension ActivityEvent.Change {
    fileprivate init(_ change: ActivityEvents.Event.What) {
        self =
            switch change {
            case .requested: .requested
            case .updated: .updated
            case .ended: .ended
            }
    }
}

extension ActivityEvent.State {
    fileprivate init(_ state: ActivityState) {
        self =
            switch state {
            case .active: .active
            case .pending: .pending
            case .ended: .ended
            case .stale: .stale
            case .dismissed: .dismissed
            }
    }
}
