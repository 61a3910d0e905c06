import Foundation

public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Where speech would be interrupted.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// A voice by its language alone; none is installed.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// Such as `en-US`.
    public let language: String
    public init?(language languageCode: String?) { language = languageCode ?? Self.currentLanguageCode() }
    /// Always nil: no voice is installed.
    public init?(identifier: String) { return nil }
    open var identifier: String { language }
    open var name: String { language }
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    /// Always empty.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    open class func currentLanguageCode() -> String { Locale.current.identifier.replacing("_", with: "-") }
}

/// How well a voice sounds.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1
    case enhanced, premium
}

/// Text to be spoken, with its voice and pace.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    public let speechString: String
    open var voice: AVSpeechSynthesisVoice?
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    /// 0…1.
    open var volume: Float = 1
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0
    public init(string: String) { speechString = string }
}

/// Notified that an utterance starts and finishes, both within `speak(_:)`.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// Called within `speak(_:)`, before any sound would be heard.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Called within `speak(_:)`, right after the start.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
}

/// Speaks at once and is not heard, which is told.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Always false: speech ends as it begins.
    open var isSpeaking: Bool { false }
    /// Always false.
    open var isPaused: Bool { false }

    /// Calls the delegate for start and finish immediately, and records that a loudspeaker is missing.
    open func speak(_ utterance: AVSpeechUtterance) {
        Sound.note()
        delegate?.speechSynthesizer(self, didStart: utterance)
        delegate?.speechSynthesizer(self, didFinish: utterance)
    }
    /// Always false: nothing is being spoken.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Always false: nothing is being spoken.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Always false: nothing was paused.
    @discardableResult
    open func continueSpeaking() -> Bool { false }
}
