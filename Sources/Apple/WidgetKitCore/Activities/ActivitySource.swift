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
