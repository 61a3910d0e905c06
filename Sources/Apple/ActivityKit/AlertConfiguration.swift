import FoundationCompat

/// The alert that goes with an update of a Live Activity.
public struct AlertConfiguration: Sendable {
    /// The sound of an alert; recorded by name and never played.
    public struct AlertSound: Hashable, Sendable {
        private let name: String?

        public static let `default` = AlertSound(name: nil)
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    public let title: LocalizedStringResource
    public let body: LocalizedStringResource
    public let sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }
}
