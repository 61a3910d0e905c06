import RenderModel
import RenderPlanning

/// States for Live Activities that have none of their own: those of the program's previews, and the only one of types
/// that ask for no value. The others are shown with neutral values, and a note says so.
struct ActivityStates {
    private(set) var widgets: [WidgetDescriptor]
    private(set) var settings: PlanSettings
    /// Why states are not known, a sentence each.
    private(set) var notes: [String] = []

    private let launch: WorkerLaunch

    /// Asks nobody where all Live Activities that are drawn have states. Previews count only where the user chose no
    /// state at all.
    ///
    /// - Parameter launch: starts the program's workers. Previews and the activities' own decoding run in workers of
    ///   their own: their traps cost no widget's picture.
    init(_ widgets: [WidgetDescriptor], _ settings: PlanSettings, _ launch: WorkerLaunch) {
        (self.widgets, self.settings, self.launch) = (widgets, settings, launch)
        if settings.activities.isEmpty, !missing.isEmpty { addPreviewed() }
        if !missing.isEmpty { addTemplates() }
    }

    /// The kinds that are drawn and have no state, in the bundle's order.
    private var missing: [String] { widgets.filter { RenderPlan.lacksStates($0, settings) }.map(\.kind) }

    private mutating func addPreviewed() {
        let session = WorkerSession(launch.forPreviews), wanted = missing
        guard
            case .success(let places) = session.ask(
                .previewPlaces, within: settings.timeout
            ).result
        else { return }
        for (index, place) in places.enumerated() {
            let call = WorkerCall.previewedActivities(
                declaration: index, timeout: settings.timeout, clock: settings.clock)
            switch session.ask(call, within: settings.timeout).result {
            case .success(let choices):
                settings.activities += choices.filter { choice in
                    choice.kind.map(wanted.contains) == true && !settings.activities.contains(choice)
                }
            case .failure(let reason):
                notes.append("what the preview at \(place.description) shows is not known: \(reason.message)")
            }
        }
    }

    private mutating func addTemplates() {
        let session = WorkerSession(launch)
        for kind in missing {
            guard
                case .success(let offer) = session.ask(
                    .activityTemplate(kind: kind, clock: settings.clock), within: settings.timeout
                ).result
            else { continue }
            if offer?.text == ActivityTemplate.empty {
                settings.activities.append(ActivityChoice(kind: kind))
            } else if let offer, let choice = offer.choice(kind: kind) {
                settings.activities.append(choice)
                settings.neutralActivities.insert(kind)
                notes.append(
                    "the Live Activity '\(kind)' has no sample state, so it is drawn with placeholder values; to "
                        + "change them: --activity '\(offer.text)'")
            } else if let index = widgets.firstIndex(where: { $0.kind == kind }) {
                widgets[index].activity?.template = offer?.text
            }
        }
    }
}

extension PlanSettings {
    /// Why something is not drawn, which may be that a Live Activity's view counts on values such as no user has.
    func explained(_ reason: FailureReason, of kind: String) -> FailureReason {
        guard reason.code == .crashed, neutralActivities.contains(kind) else { return reason }
        var reason = reason
        reason.message += "; the state has placeholder values, which --activity replaces"
        return reason
    }
}
