/// An intent whose meaning the system knows.
public protocol SystemIntent: AppIntent {}

/// Sets a value; what a control's toggle performs.
public protocol SetValueIntent: SystemIntent {
    associatedtype ValueType: _IntentValue
    /// What a control's toggle was switched to, set before `perform()`.
    var value: ValueType { get set }
}

/// Opens something in the app.
public protocol OpenIntent: SystemIntent {
    associatedtype Value: _IntentValue
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
    /// Opens nothing by itself; the tap is reported as one that opens the app.
    public func perform() async throws -> some IntentResult { .result() }
}

/// Deletes what it names.
public protocol DeleteIntent: SystemIntent {
    associatedtype Entity: AppEntity
    var entities: [Entity] { get set }
}

/// Starts, changes or ends a Live Activity, in the app's process.
public protocol LiveActivityIntent: SystemIntent {}
/// Starts a Live Activity without the app in front; performed like any intent.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// Plays or pauses, in the app's process.
public protocol AudioPlaybackIntent: SystemIntent {}
/// Starts playback; performed like any intent, and nothing is heard.
public protocol AudioStartingIntent: SystemIntent {}
/// Records sound; performed like any intent, with no microphone to record from.
public protocol AudioRecordingIntent: SystemIntent {}
/// Opens the app's camera; performed like any intent, with no camera to open.
public protocol CameraCaptureIntent: SystemIntent {}
/// Sends speech to a channel; performed like any intent, and nothing is sent.
public protocol PushToTalkTransmissionIntent: SystemIntent {}
/// Reports how far it is; performed like any intent, and no one shows the progress.
public protocol ProgressReportingIntent: AppIntent {}
/// Searches in the app; performed like any intent, and no app opens.
public protocol ShowInAppSearchResultsIntent: SystemIntent {}
/// An intent that was replaced by another; performed like any intent, without a warning.
public protocol DeprecatedAppIntent: AppIntent {}

/// Opens a universal link.
public struct OpenURLIntent: AppIntent {
    public static var title: LocalizedStringResource { "Open URL" }

    @Parameter(title: "URL") package var url: URL

    public init() {}

    public init(_ url: URL) { self.url = url }

    /// Opens nothing by itself; the tap is reported as one that opens the URL.
    public func perform() async throws -> some IntentResult { .result() }
}

/// What an app does while a Focus is on. No Focus is on in a picture.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    /// Never asked: no Focus is on.
    var appContext: FocusFilterAppContext { get }
    /// Never asked: no Focus is set up.
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
    public func perform() async throws -> some IntentResult { .result() }

    /// The filter of the Focus that is on.
    public static var current: Self {
        get async throws { throw AppIntentError("no Focus is on") }
    }
}

/// Which notifications come through.
public struct FocusFilterAppContext {
    public var notificationFilterPredicate: NSPredicate?
    public init(notificationFilterPredicate: NSPredicate? = nil) {
        self.notificationFilterPredicate = notificationFilterPredicate
    }
}

/// The Focus that filters are suggested for.
public struct FocusFilterSuggestionContext: Sendable {
    public init() {}
}

/// What the user chooses for a widget: parameters, and nothing to perform.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}

/// What the user chooses for a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}
