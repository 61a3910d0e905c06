import Foundation
import FoundationCompat
import SwiftUICore

extension WidgetConfiguration {
    private func changing(
        _ change: @escaping (inout _WidgetConfigurationRecord) -> Void
    ) -> some WidgetConfiguration {
        ModifiedConfiguration(content: self, change: change)
    }

    /// The widget's name in the gallery, when somebody adds or edits it.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changing { $0.displayName = displayName }
    }

    /// The widget's name in the gallery, when somebody adds or edits it.
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    /// The widget's name in the gallery, when somebody adds or edits it.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// The widget's name in the gallery, when somebody adds or edits it.
    @_disfavoredOverload
    public func configurationDisplayName(_ displayNameResource: LocalizedStringResource) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameResource))
    }

    /// What the gallery says of the widget.
    @_disfavoredOverload
    public func description(_ descriptionResource: LocalizedStringResource) -> some WidgetConfiguration {
        description(Text(descriptionResource))
    }

    /// What the gallery says of the widget.
    public func description(_ description: Text) -> some WidgetConfiguration {
        changing { $0.description = description }
    }

    /// What the gallery says of the widget.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }

    /// What the gallery says of the widget.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(description))
    }

    /// The sizes that the widget has; without it, it has all that its platform knows.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changing { $0.families = families.map(\.rawValue) }
    }

    /// Takes away the margins that the system keeps around the content from iOS 17 on; views read them in
    /// `\.widgetContentMargins`.
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        changing { $0.contentMarginsEnabled = false }
    }

    /// Asks the user to configure the widget once it is added; a picture has its configuration already.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

    /// Whether the system may take the container background away, as it does where a Home Screen is tinted and in
    /// StandBy. Without it, it may.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        changing { $0.containerBackgroundRemovable = isRemovable }
    }

    /// Never runs its closure: no session ends while a picture is made.
    public func onBackgroundURLSessionEvents(
        matching: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }

    /// Never runs its closure: no session ends while a picture is made.
    public func onBackgroundURLSessionEvents(
        matching: ((String) -> Bool)? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }

    /// What runs when the system wakes the extension in the background, which no picture does.
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some WidgetConfiguration { self }
}

/// A place where the system shows widgets.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
    public static let carPlay = WidgetLocation(name: "carPlay")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

extension WidgetConfiguration {
    /// Places that the widget is not made for: the system offers it there last, and pictures show it all the same.
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration { self }
}

nonisolated extension View {
    /// Lets text follow the edge of a watch's corner; an iPhone has none.
    public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}

/// How a widget hangs on a wall around a Vision Pro; an iPhone has none.
public struct WidgetMountingStyle: Hashable, Sendable {
    private let name: String

    public static let elevated = WidgetMountingStyle(name: "elevated")
    public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// What a widget seems to be made of around a Vision Pro.
public struct WidgetTexture: Hashable, Sendable {
    private let name: String

    public static let glass = WidgetTexture(name: "glass")
    public static let paper = WidgetTexture(name: "paper")
}

extension WidgetConfiguration {
    /// Accepted and ignored: it counts around a Vision Pro alone.
    public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration { self }

    /// Accepted and ignored: it counts around a Vision Pro alone.
    public func widgetTexture(_ material: WidgetTexture) -> some WidgetConfiguration { self }
}

/// How much a widget is to tell: less where its reader stands far away.
public enum LevelOfDetail: Hashable, Sendable, CaseIterable { case `default`, simplified }

private enum LevelOfDetailKey: EnvironmentKey { static var defaultValue: LevelOfDetail { .default } }

extension EnvironmentValues {
    /// The default on every iPhone and iPad: only around a Vision Pro people walk away from a widget.
    public var levelOfDetail: LevelOfDetail {
        get { self[LevelOfDetailKey.self] }
        set { self[LevelOfDetailKey.self] = newValue }
    }
}
