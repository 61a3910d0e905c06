import Foundation
import FoundationCompat
import SwiftUICore

extension WidgetConfiguration {
    private func changing(
        _ change: @escaping (inout _WidgetConfigurationRecord) -> Void
    ) -> some WidgetConfiguration {
        ModifiedConfiguration(content: self, change: change)
    }

    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changing { $0.displayName = displayName }
    }

    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    @_disfavoredOverload
    public func configurationDisplayName(_ displayNameResource: LocalizedStringResource) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameResource))
    }

    @_disfavoredOverload
    public func description(_ descriptionResource: LocalizedStringResource) -> some WidgetConfiguration {
        description(Text(descriptionResource))
    }

    public func description(_ description: Text) -> some WidgetConfiguration {
        changing { $0.description = description }
    }

    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }

    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(description))
    }

    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changing { $0.families = families.map(\.rawValue) }
    }

    public func contentMarginsDisabled() -> some WidgetConfiguration {
        changing { $0.contentMarginsEnabled = false }
    }

    /// Asks the user to configure the widget once it is added; a picture has its configuration already.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        changing { $0.containerBackgroundRemovable = isRemovable }
    }

    public func onBackgroundURLSessionEvents(
        matching: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }

    public func onBackgroundURLSessionEvents(
        matching: ((String) -> Bool)? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }

    /// What runs when the system wakes the extension in the background, which no picture does.
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some WidgetConfiguration { self }
}
