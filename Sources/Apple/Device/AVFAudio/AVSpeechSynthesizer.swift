import Foundation

public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// Such as `en-US`.
    public let language: String
    public init?(language languageCode: String?) { language = languageCode ?? Self.currentLanguageCode() }
    public init?(identifier: String) { return nil }
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    open class func currentLanguageCode() -> String { Locale.current.identifier.replacing("_", with: "-") }
}

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

public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
}

/// Speaks at once and is not heard, which is told.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }

    open func speak(_ utterance: AVSpeechUtterance) {
        Sound.note()
        delegate?.speechSynthesizer(self, didStart: utterance)
        delegate?.speechSynthesizer(self, didFinish: utterance)
    }
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult
    open func continueSpeaking() -> Bool { false }
}
