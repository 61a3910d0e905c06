/// An intent whose meaning the system knows.
public protocol SystemIntent: AppIntent {}

/// Sets a value; what a control's toggle performs.
public protocol SetValueIntent: SystemIntent {
    associatedtype ValueType: _IntentValue
    var value: ValueType { get set }
}

/// Opens something in the app.
public protocol OpenIntent: SystemIntent {
    associatedtype Value: _IntentValue
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
    public func perform() async throws -> some IntentResult { .result() }
}

/// Deletes what it names.
public protocol DeleteIntent: SystemIntent {
    associatedtype Entity: AppEntity
    var entities: [Entity] { get set }
}

/// Starts, changes or ends a Live Activity, in the app's process.
public protocol LiveActivityIntent: SystemIntent {}
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// Plays or pauses, in the app's process.
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioStartingIntent: SystemIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
public protocol CameraCaptureIntent: SystemIntent {}
public protocol PushToTalkTransmissionIntent: SystemIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol ShowInAppSearchResultsIntent: SystemIntent {}
public protocol DeprecatedAppIntent: AppIntent {}
