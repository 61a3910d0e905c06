import Foundation

/// Why a provider is asked, as `timeline.json` spells it.
package enum ReloadCause: String, Hashable, Sendable, Codable {
    /// The widget has just been added.
    case start
    /// The last entry's date has come.
    case atEnd
    /// The date of `.after` has come.
    case after
    /// The app in the foreground asked for it.
    case app
    /// The extension's own code asked for it.
    case widgetCenter
    /// An intent was performed that somebody tapped.
    case intent
    /// An earlier question was not answered.
    case retry

    /// Whether the system counts it. Apple lists what is free: the app in the foreground, and what the user does.
    package var isCharged: Bool {
        switch self {
        case .start, .app, .intent: false
        case .atEnd, .after, .widgetCenter, .retry: true
        }
    }
}
