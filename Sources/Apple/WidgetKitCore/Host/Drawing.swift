import AppIntents
import DisplayList
import Findings
import Foundation
import Geometry
import RenderModel
import SwiftUICore

/// A drawn picture before it has pixels, with what else WidgetKit would have learnt from the view.
package struct Drawing: Sendable {
    package var displayList: DisplayList
    /// What was drawn before the rendering mode changed it; nil in full color.
    package var fullColorList: DisplayList?
    package var entryDate: Date?
    package var relevance: TimelineSummary.Relevance?
    package var widgetURL: String?
    package var links: [LinkRegion]
    package var intents: [IntentRegion]
    /// Links that the family takes no taps for.
    package var ignoredLinks: [LinkRegion] = []
    /// What a control says in words.
    package var control: ControlDescription?
    package var findings: [Finding]
    /// Whether the system's notice is drawn in place of the widget, which adopts no background.
    package var isNotice = false
    /// The state that a Live Activity shows.
    package var activity: ActivityStateSummary?
    /// Seconds spent on resolving views, on layout and on recording the list.
    package var stages: Stages
    /// Where its views lie, made when it is asked for; nil where there are none to tell of.
    package var viewTree: (@MainActor @Sendable () -> ViewTree)?
    /// The same without what the views draw, which takes a second recording.
    package var viewPlaces: (@MainActor @Sendable () -> NamedViews)?
    /// What VoiceOver finds in it, made when it is asked for; nil as `viewTree`.
    package var accessibilityTree: (@MainActor @Sendable () -> AccessibilityTree)?

    package struct Stages: Hashable, Sendable, Codable {
        package var resolve: Double
        package var layout: Double
        package var record: Double

        package init(resolve: Double = 0, layout: Double = 0, record: Double = 0) {
            self.resolve = resolve
            self.layout = layout
            self.record = record
        }
    }

    package init(
        displayList: DisplayList, entryDate: Date? = nil, relevance: TimelineSummary.Relevance? = nil,
        widgetURL: String? = nil, links: [LinkRegion] = [], intents: [IntentRegion] = [],
        findings: [Finding] = [], stages: Stages = Stages()
    ) {
        self.displayList = displayList
        self.entryDate = entryDate
        self.relevance = relevance
        self.widgetURL = widgetURL
        self.links = links
        self.intents = intents
        self.findings = findings
        self.stages = stages
    }
}

extension IntentRegion {
    init(_ recorded: RecordedIntent) {
        self.init(
            control: recorded.isOn == nil ? .button : .toggle, intent: String(describing: type(of: recorded.intent)),
            title: String(localized: type(of: recorded.intent).title), parameters: AnyIntent(recorded.intent).values,
            isOn: recorded.isOn, frame: recorded.frame, order: recorded.order)
    }
}

extension LinkRegion {
    init(_ recorded: (url: URL, frame: CGRect, order: Int)) {
        self.init(url: recorded.url.absoluteString, frame: recorded.frame, order: recorded.order)
    }
}
