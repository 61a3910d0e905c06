import SwiftUICore

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
