import Foundation
import FoundationCompat

// What is felt is not in a picture: nothing of this is missed in it.

/// What a device can do with haptics: nothing.
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

/// Why haptics failed; here always `notSupported`.
public struct CHHapticError: _CodedError, Hashable, Sendable {
    /// Error codes with Apple's raw values.
    public enum Code: Int, _ErrorCode, Sendable {
        /// The error that carries the code.
        public typealias _Failure = CHHapticError
        case engineNotRunning = -4805, operationNotPermitted = -4806, engineStartTimeout = -4808
        case notSupported = -4809, serverInitFailed = -4810, serverInterrupted = -4811
        case invalidPatternPlayer = -4812, invalidPatternData = -4813, invalidPatternDictionary = -4814
        case invalidAudioSession = -4815, invalidEngineParameter = -4816, invalidParameterType = -4820
        case invalidEventType = -4821, invalidEventTime = -4822, invalidEventDuration = -4823
        case invalidAudioResource = -4824, resourceNotAvailable = -4825, badEventEntry = -4830
        case badParameterEntry = -4831, invalidTime = -4840, fileNotFound = -4851
        case insufficientPower = -4897, unknownError = -4898, memoryError = -4899
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

extension CHHapticError {
    public static var engineNotRunning: Code { .engineNotRunning }
    public static var operationNotPermitted: Code { .operationNotPermitted }
    public static var engineStartTimeout: Code { .engineStartTimeout }
    public static var notSupported: Code { .notSupported }
    public static var serverInitFailed: Code { .serverInitFailed }
    public static var serverInterrupted: Code { .serverInterrupted }
    public static var invalidPatternPlayer: Code { .invalidPatternPlayer }
    public static var invalidPatternData: Code { .invalidPatternData }
    public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
    public static var invalidAudioSession: Code { .invalidAudioSession }
    public static var invalidEngineParameter: Code { .invalidEngineParameter }
    public static var invalidParameterType: Code { .invalidParameterType }
    public static var invalidEventType: Code { .invalidEventType }
    public static var invalidEventTime: Code { .invalidEventTime }
    public static var invalidEventDuration: Code { .invalidEventDuration }
    public static var invalidAudioResource: Code { .invalidAudioResource }
    public static var resourceNotAvailable: Code { .resourceNotAvailable }
    public static var badEventEntry: Code { .badEventEntry }
    public static var badParameterEntry: Code { .badParameterEntry }
    public static var invalidTime: Code { .invalidTime }
    public static var fileNotFound: Code { .fileNotFound }
    public static var insufficientPower: Code { .insufficientPower }
    public static var unknownError: Code { .unknownError }
    public static var memoryError: Code { .memoryError }
}

/// The connection to what makes haptics. There is none: each step throws `notSupported`.
open class CHHapticEngine {
    /// Why the engine has stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished
        case engineDestroyed, gameControllerDisconnect, systemError = -1
    }
    /// What becomes of an engine whose players have finished.
    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }

    private struct Nothing: CHHapticDeviceCapability {
        let supportsHaptics = false
        let supportsAudio = false
    }

    /// Neither haptics nor audio.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }

    /// Throws `CHHapticError.notSupported`.
    public init() throws { throw CHHapticError(.notSupported) }

    public var resetHandler: (@Sendable () -> Void)?
    public var stoppedHandler: (@Sendable (StoppedReason) -> Void)?
    public var playsHapticsOnly = false
    public var isAutoShutdownEnabled = false
    public var isMutedForHaptics = false
    /// Seconds.
    public var currentTime: TimeInterval { 0 }

    open func start() throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CHHapticError(.notSupported))
    }
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}

/// What plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    var isMuted: Bool { get set }
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func cancel() throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
}
