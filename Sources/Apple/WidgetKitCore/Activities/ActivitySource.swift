import ActivityKit
import Foundation
import RenderModel
import SwiftUICore

/// What drives an `ActivityConfiguration`: turns states into views. It is the `source` of its record.
@MainActor
package protocol ActivitySource: ExhibitSource {
    var attributesType: any ActivityAttributes.Type { get }
    var supplementalFamilies: [ActivityFamily] { get set }
    /// The presentations that are shown, in the order of `ActivityPresentation`.
    var presentations: [ActivityPresentation] { get set }
    /// What is shown where nobody chooses states: those of a preview.
    var states: [ActivityViewState] { get set }

    /// The same configuration with other states: what the record of a preview holds.
    func showing(_ states: [ActivityViewState]) -> any ActivitySource

    /// Has what is shown run in this process, as if it had been started in it.
    func run(_ state: ActivityViewState)

    /// What was started in this process, has begun and is not dismissed.
    func runningStates() -> [ActivityViewState]

    /// - Parameter clock: decides whether a stale date has passed.
    /// - Throws: `ActivityChoiceError`.
    func decode(_ choice: ActivityChoice, at clock: Date) throws -> ActivityViewState

    /// What the presentation shows; nil for a state of other attributes.
    func scene(of state: ActivityViewState, in presentation: ActivityPresentation, log: IslandFitLog) -> ActivityScene?
}

extension ActivitySource {
    package var activitySource: (any ActivitySource)? { self }

    package func exhibit(of record: _WidgetConfigurationRecord, in context: ExhibitContext) -> any Exhibit {
        ActivityExhibit(record, self, context)
    }
}

/// The view of one presentation, and what the presentation adds to it.
package struct ActivityScene {
    package var view: AnyView
    /// The URL of the island, where no view names one.
    package var url: URL?
    /// The color of the line around the island.
    package var keylineColor: Color?
}

/// Drives the closures of an `ActivityConfiguration`.
final class ConfigurationActivitySource<Attributes: ActivityAttributes>: ActivitySource {
    private let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
    private let dynamicIsland: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
    private var chosenPresentations: [ActivityPresentation]?
    var supplementalFamilies: [ActivityFamily] = []
    var states: [ActivityViewState] = []

    init(
        content: @escaping @MainActor (ActivityViewContext<Attributes>) -> AnyView,
        dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = content
        self.dynamicIsland = dynamicIsland
    }

    var attributesType: any ActivityAttributes.Type { Attributes.self }

    /// Watch and car show the small family only where the configuration says that it has one.
    var presentations: [ActivityPresentation] {
        get {
            chosenPresentations
                ?? ActivityPresentation.allCases.filter {
                    $0.activityFamily == .medium || supplementalFamilies.contains(.small)
                }
        }
        set { chosenPresentations = newValue }
    }

    func showing(_ states: [ActivityViewState]) -> any ActivitySource {
        let copy = ConfigurationActivitySource(content: content, dynamicIsland: dynamicIsland)
        copy.chosenPresentations = chosenPresentations
        copy.supplementalFamilies = supplementalFamilies
        copy.states = states
        return copy
    }

    func run(_ state: ActivityViewState) {
        guard let attributes = state.attributes as? Attributes, let shown = state.state as? Attributes.ContentState
        else { return }
        Activity.run(
            id: state.activityID, attributes, ActivityContent(state: shown, staleDate: state.staleDate),
            hasEnded: state.hasEnded)
    }

    func runningStates() -> [ActivityViewState] {
        Activity<Attributes>.activities.filter { $0.activityState != .pending }.map { activity in
            var state = ActivityViewState(
                activity.attributes, activity.content.state, hasEnded: activity.activityState == .ended,
                activityID: activity.id)
            state.staleDate = activity.content.staleDate
            return state
        }
    }

    func decode(_ choice: ActivityChoice, at clock: Date) throws -> ActivityViewState {
        func decoded<Value: Decodable>(_ json: String, _ part: String, _ name: String) throws -> Value {
            do {
                return try JSONDecoder().decode(Value.self, from: Data(json.utf8))
            } catch {
                throw ActivityChoiceError(error, in: part, type: name)
            }
        }
        let name = String(describing: Attributes.self)
        return ActivityViewState(
            try decoded(choice.attributes.text, "attributes", name) as Attributes,
            try decoded(choice.contentState.text, "contentState", "\(name).ContentState"),
            isStale: choice.isStale || (choice.staleDate.map { $0 <= clock } ?? false), hasEnded: choice.hasEnded,
            name: choice.name)
    }

    func scene(
        of state: ActivityViewState, in presentation: ActivityPresentation, log: IslandFitLog
    ) -> ActivityScene? {
        guard let context = state.context(of: Attributes.self) else { return nil }
        guard presentation.isIsland else { return ActivityScene(view: content(context)) }
        let island = dynamicIsland(context)
        return ActivityScene(
            view: island.view(in: presentation, log: log), url: island.url, keylineColor: island.keylineColor)
    }
}
