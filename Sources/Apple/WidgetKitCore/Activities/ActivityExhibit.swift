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
            description: record.description.map(context.plain) ?? "", slots: source.presentations.map(Slot.activity),
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
                request: request, presentation: request.slot.activity ?? .lockScreen, source: source, state: state,
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
        let index = switch request.variant {
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
