import Foundation

/// What kind of content a text is, for those who hear it.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String

    public static let plain = Self(name: "plain")
    public static let console = Self(name: "console")
    public static let fileSystem = Self(name: "fileSystem")
    public static let messaging = Self(name: "messaging")
    public static let narrative = Self(name: "narrative")
    public static let sourceCode = Self(name: "sourceCode")
    public static let spreadsheet = Self(name: "spreadsheet")
    public static let wordProcessing = Self(name: "wordProcessing")
}

/// The rank of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

// How it is spoken changes nothing of the words.
extension Text {
    /// Changes nothing: reports of what is heard hold the words alone.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// Changes nothing: reports of what is heard hold the words as they are written.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    /// - Parameter value: -1…1.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// Changes nothing: a picture announces nothing.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    /// Changes nothing: how text is spoken is not reported.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}

// What is heard in place of the text, and what it is.
extension Text {
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { adding(.heading(level)) }
    /// Sets what VoiceOver calls the view.
    public func accessibilityLabel(_ label: Text) -> Text { adding(.spoken(label)) }
    /// Sets what VoiceOver calls the view.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { adding(.spoken(Text(labelKey))) }
    /// Sets what VoiceOver calls the view.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { adding(.spoken(Text(label))) }
}

nonisolated extension View {
    /// Changes nothing: reports of what is heard hold the words alone.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    /// Changes nothing: reports of what is heard hold the words as they are written.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    /// - Parameter value: -1…1.
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    /// Changes nothing: a picture announces nothing.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
    /// Changes nothing: how text is spoken is not reported.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
}

private enum SpeechKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether texts are made to be heard: timers in words, images by their names.
    var isSpoken: Bool {
        get { self[SpeechKey.self] }
        set { self[SpeechKey.self] = newValue }
    }
}

extension Text {
    /// What VoiceOver reads of the text under `environment`.
    package func spokenString(in environment: EnvironmentValues) -> String {
        var environment = environment
        environment.isSpoken = true
        return plainString(in: environment)
    }

    /// What is heard in place of the text: the outermost modifier counts.
    var spokenReplacement: Text? {
        for case .spoken(let text) in modifiers.reversed() { return text }
        return nil
    }

    /// The rank that the text, or a part of it, is a heading of.
    var headingLevel: AccessibilityHeadingLevel? {
        for case .heading(let level) in modifiers.reversed() { return level }
        guard case .concatenated(let first, let second) = storage else { return nil }
        return first.headingLevel ?? second.headingLevel
    }

    /// Whether it is read as it is drawn, which needs no second look.
    var isReadAsDrawn: Bool {
        if spokenReplacement != nil { return false }
        return switch storage {
        case .verbatim, .attributed, .formatted: true
        case .localized(let key, _, _):
            key.arguments.allSatisfy { if case .text(let text) = $0 { text.isReadAsDrawn } else { true } }
        case .concatenated(let first, let second): first.isReadAsDrawn && second.isReadAsDrawn
        case .dynamic, .image: false
        }
    }
}

extension DateTextFormat {
    /// A timer in words, such as "12 minutes, 34 seconds", and not as its digits.
    func spokenTimer(seconds: TimeInterval, showsHours: Bool) -> String {
        let units: Set<Duration.UnitsFormatStyle.Unit> =
            showsHours && seconds >= 3600 ? [.hours, .minutes, .seconds] : [.minutes, .seconds]
        return Duration.seconds(max(0, seconds)).formatted(
            .units(allowed: units, width: .wide).locale(locale))
    }
}
