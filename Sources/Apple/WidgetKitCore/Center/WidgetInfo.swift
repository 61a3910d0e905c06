import AppIntents
import Intents
import RenderModel

/// A widget that someone has placed.
public struct WidgetInfo: Hashable, Identifiable, @unchecked Sendable, CustomDebugStringConvertible {
    /// The kind of its configuration.
    public let kind: String
    /// The family in which it is placed.
    public let family: WidgetFamily
    /// What was chosen, for a widget of a SiriKit intent.
    public let configuration: INIntent?
    private let intent: (any WidgetConfigurationIntent)?
    /// Two widgets of one kind and family differ in what was chosen for them.
    private let choice: ConfigurationChoice?

    package init(
        kind: String, family: WidgetFamily, configuration: INIntent? = nil,
        intent: (any WidgetConfigurationIntent)? = nil, choice: ConfigurationChoice? = nil
    ) {
        self.kind = kind
        self.family = family
        self.configuration = configuration
        self.intent = intent
        self.choice = choice
    }

    /// Itself: widgets that are alike are one.
    public var id: WidgetInfo { self }

    /// What was chosen, for a widget of an app intent; nil where the intent is of another type.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? {
        intent as? Intent
    }

    public static func == (lhs: WidgetInfo, rhs: WidgetInfo) -> Bool {
        lhs.kind == rhs.kind && lhs.family == rhs.family && lhs.choice == rhs.choice
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(family)
        hasher.combine(choice)
    }

    public var debugDescription: String { "WidgetInfo(kind: \(kind), family: \(family))" }
}
