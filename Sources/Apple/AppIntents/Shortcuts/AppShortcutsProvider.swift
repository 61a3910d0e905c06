/// The app's shortcuts; widgets show none.
public protocol AppShortcutsProvider {
    /// Never asked: widgets show no shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// Never asked: widgets show no shortcuts.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Does nothing: no shortcuts are listed.
    public static func updateAppShortcutParameters() {}
}

/// The color of a shortcut's tile.
public enum ShortcutTileColor: Hashable, Sendable {
    case grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal
    case yellow, blue
}

/// A phrase that performs an intent.
public struct AppShortcut {
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {}

    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
}

/// Collects shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
    public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

/// What someone says.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
    /// What can stand in a phrase besides parameters.
    public enum Token: Hashable, Sendable {
        case applicationName
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    /// Accepts the parts of a phrase and drops them: no one says it here.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: Token) {}
        public mutating func appendInterpolation<Value: _IntentValue>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {}
    }
}
