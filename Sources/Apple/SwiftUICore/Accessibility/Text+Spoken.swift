import Foundation

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
        case .verbatim, .attributed: true
        case .localized(let key, _, _): key.arguments.isEmpty
        case .concatenated(let first, let second): first.isReadAsDrawn && second.isReadAsDrawn
        case .formatted, .dynamic, .image: false
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
