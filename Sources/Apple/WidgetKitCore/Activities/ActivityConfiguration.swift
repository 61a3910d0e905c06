import ActivityKit
import SwiftUICore

/// A Live Activity: its view on the Lock Screen, and those in the Dynamic Island.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: PrimitiveConfiguration {
    private let source: any ActivitySource

    /// - Parameters:
    ///   - attributesType: what tells this activity from others; servers name it by its type.
    ///   - content: the view on the Lock Screen, in the Smart Stack and in CarPlay.
    ///   - dynamicIsland: the views around the camera.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        source = ConfigurationActivitySource<Attributes>(
            content: { AnyView(content($0)) }, dynamicIsland: { dynamicIsland($0) })
    }

    public static func _describe(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {
        // An activity has no kind; servers name it by the type of its attributes.
        record.kind = String(describing: Attributes.self)
        record.exhibitSource = configuration.source
        ActivityConfigurationRegistry.add(configuration.source)
    }
}

/// The activity configurations that were described in this process, by the type of their attributes: where a preview
/// that names only attributes finds its views.
@MainActor
package enum ActivityConfigurationRegistry {
    private static var sources: [ObjectIdentifier: any ActivitySource] = [:]

    /// The last one counts.
    static func add(_ source: any ActivitySource) { sources[ObjectIdentifier(source.attributesType)] = source }

    package static func source(for type: any ActivityAttributes.Type) -> (any ActivitySource)? {
        sources[ObjectIdentifier(type)]
    }
}

extension WidgetConfiguration {
    /// The further sizes in which a Live Activity is shown: `small` for the Smart Stack of a watch and for CarPlay.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        ModifiedConfiguration(content: self) { record in
            record.exhibitSource?.activitySource?.supplementalFamilies = families
        }
    }
}

/// What the views of a Live Activity are made from.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// The activity's identifier, which `Activity.id` gives too.
    public let activityID: String
    /// What does not change while the activity lives.
    public let attributes: Attributes
    /// What the last update said.
    public let state: Attributes.ContentState
    /// Whether the stale date has passed.
    public let isStale: Bool

    package init(activityID: String, attributes: Attributes, state: Attributes.ContentState, isStale: Bool) {
        self.activityID = activityID
        self.attributes = attributes
        self.state = state
        self.isStale = isStale
    }
}

extension ActivityViewContext: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}
