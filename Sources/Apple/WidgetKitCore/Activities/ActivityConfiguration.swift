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
