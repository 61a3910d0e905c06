import AppIntents
import Findings
import Geometry
import DisplayList
import Foundation
import SwiftUICore

/// A drawn picture before it has pixels, with what else WidgetKit would have learnt from the view.
package struct Drawing: Sendable {
    /// An area that opens something when it is tapped, in points of the widget.
    package struct LinkRegion: Hashable, Sendable, Codable {
        package var url: String
        package var frame: CGRect
        /// Its place among links and intents: of two under a point the later one takes the tap.
        package var order: Int

        package init(url: String, frame: CGRect, order: Int = 0) {
            self.url = url
            self.frame = frame
            self.order = order
        }
    }

    /// An area that performs an intent when it is tapped, in points of the widget.
    package struct IntentRegion: Hashable, Sendable, Codable {
        /// `button` or `toggle`.
        package var control: String
        /// The intent's type.
        package var intent: String
        /// As the system shows it.
        package var title: String
        package var parameters: [String: _IntentJSON]
        /// Whether a toggle is on.
        package var isOn: Bool?
        package var frame: CGRect
        /// As `LinkRegion.order`.
        package var order: Int
    }

    package var displayList: DisplayList
    /// What was drawn before the rendering mode changed it; nil in full colour.
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
    /// The state that a Live Activity shows.
    package var activity: ActivityViewState.Summary?
    /// Seconds spent on resolving views, on layout and on recording the list.
    package var stages: Stages

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

extension Drawing.IntentRegion {
    init(_ recorded: RecordedIntent) {
        control = recorded.isOn == nil ? "button" : "toggle"
        intent = String(describing: type(of: recorded.intent))
        title = String(localized: type(of: recorded.intent).title)
        parameters = AnyIntent(recorded.intent).values
        isOn = recorded.isOn
        frame = recorded.frame
        order = recorded.order
    }
}

extension Drawing.LinkRegion {
    init(_ recorded: (url: URL, frame: CGRect, order: Int)) {
        self.init(url: recorded.url.absoluteString, frame: recorded.frame, order: recorded.order)
    }
}
