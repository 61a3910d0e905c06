/// A shortcut and when it matters, for the Smart Stack. Kept, and no picture depends on it.
open class INRelevantShortcut: NSObject {
    open var relevanceProviders: [INRelevanceProvider] = []
    open var watchTemplate: INDefaultCardTemplate?
    /// The widget that shows it.
    open var widgetKind: String?
    open var shortcutRole: INRelevantShortcutRole = .action
    public let shortcut: INShortcut

    public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

/// Whether a shortcut does something or tells something.
public enum INRelevantShortcutRole: Int, Sendable {
    case action, information
}

/// How a shortcut looks on a watch.
open class INDefaultCardTemplate: NSObject {
    open var title: String
    open var subtitle: String?
    open var image: INImage?

    public init(title: String) { self.title = title }
}

/// Takes the shortcuts of an app that matter.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
    public static let `default` = INRelevantShortcutStore()

    /// Succeeds immediately and keeps nothing.
    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    /// Succeeds immediately and keeps nothing.
    open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
}

/// When something matters.
open class INRelevanceProvider: NSObject {}

/// From one date to another, or at one.
open class INDateRelevanceProvider: INRelevanceProvider {
    public let startDate: Date
    public let endDate: Date?

    public init(start startDate: Date, end endDate: Date?) {
        self.startDate = startDate
        self.endDate = endDate
    }
}

/// In a part of the user's day.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider {
    public let situation: INDailyRoutineSituation
    public init(situation: INDailyRoutineSituation) { self.situation = situation }
}

/// A part of the user's day, a place or an activity.
public enum INDailyRoutineSituation: Int, Sendable {
    case morning, evening, home, work, school, gym, commute, headphonesConnected, activeWorkout
    case physicalActivityIncomplete
}
