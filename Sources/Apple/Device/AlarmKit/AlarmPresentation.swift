import Foundation
import FoundationCompat
import SwiftUICore

/// The text, color and symbol of an alarm's button; the color is stored as sRGB.
public struct AlarmButton: Codable, Sendable {
    public var text: LocalizedStringResource
    public var textColor: Color
    public var systemImageName: String

    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        self.text = text
        self.textColor = textColor
        self.systemImageName = systemImageName
    }

    private enum Keys: String, CodingKey { case text, textColor, systemImageName }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        text = try container.decode(LocalizedStringResource.self, forKey: .text)
        textColor = try container.decode(StoredColor.self, forKey: .textColor).color
        systemImageName = try container.decode(String.self, forKey: .systemImageName)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(text, forKey: .text)
        try container.encode(StoredColor(textColor), forKey: .textColor)
        try container.encode(systemImageName, forKey: .systemImageName)
    }
}

/// What an alarm says while it rings, counts down and stands still.
public struct AlarmPresentation: Codable, Sendable {
    /// What the alarm says while it rings.
    public struct Alert: Codable, Sendable {
        /// Whether the second button starts a countdown or performs an intent.
        public enum SecondaryButtonBehavior: Hashable, Codable, Sendable { case countdown, custom }

        public var title: LocalizedStringResource
        public var stopButton: AlarmButton
        public var secondaryButton: AlarmButton?
        public var secondaryButtonBehavior: SecondaryButtonBehavior?

        public init(
            title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            self.title = title
            self.stopButton = stopButton
            self.secondaryButton = secondaryButton
            self.secondaryButtonBehavior = secondaryButtonBehavior
        }

        /// With the system's own button to stop it.
        public init(
            title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            self.init(
                title: title, stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "xmark"),
                secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
        }
    }

    /// What the alarm says while it counts down.
    public struct Countdown: Codable, Sendable {
        public var title: LocalizedStringResource
        public var pauseButton: AlarmButton?

        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            self.title = title
            self.pauseButton = pauseButton
        }
    }

    /// What the alarm says while it stands still.
    public struct Paused: Codable, Sendable {
        public var title: LocalizedStringResource
        public var resumeButton: AlarmButton

        public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
            self.title = title
            self.resumeButton = resumeButton
        }
    }

    public var alert: Alert
    public var countdown: Countdown?
    public var paused: Paused?

    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        self.alert = alert
        self.countdown = countdown
        self.paused = paused
    }
}
