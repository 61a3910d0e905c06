import AppIntents
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

        package init(url: String, frame: CGRect) {
            self.url = url
            self.frame = frame
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
    }

    package var displayList: DisplayList
    /// What was drawn before the rendering mode changed it; nil in full colour.
    package var fullColorList: DisplayList?
    package var entryDate: Date?
    package var relevance: TimelineSummary.Relevance?
    package var widgetURL: String?
    package var links: [LinkRegion]
    package var intents: [IntentRegion]
    package var findings: [Finding]
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
    }
}
