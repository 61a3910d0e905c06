import AppIntents
import Foundation

/// The app's and the extension's way to ask what controls there are, and for new values.
public final class ControlCenter: Sendable {
    /// The only one.
    public static let shared = ControlCenter()

    private init() {}

    /// The controls that are drawn, each with what was chosen for it.
    public func currentControls() async throws -> [ControlInfo] { await CurrentWidgets.shared.controls() }

    /// Asks for new values of the controls of a kind; `darkroom tap` tells of it.
    public func reloadControls(ofKind kind: String) { ReloadRequests.shared.record(.controls(kind: kind)) }
    /// Asks for new values of all controls.
    public func reloadAllControls() { ReloadRequests.shared.record(.controls(kind: nil)) }
}

/// A control that someone has placed.
public struct ControlInfo: Hashable, Identifiable, @unchecked Sendable {
    /// The kind of its configuration.
    public let kind: String
    /// A picture's controls get no pushes.
    public var pushInfo: ControlPushInfo? { nil }
    /// Tells two controls of one kind apart by what was chosen for them.
    public let id: String
    private let intent: (any ControlConfigurationIntent)?

    package init(kind: String, choice: String? = nil, intent: (any ControlConfigurationIntent)? = nil) {
        self.kind = kind
        self.intent = intent
        id = choice.map { "\(kind) \($0)" } ?? kind
    }

    /// What was chosen; nil where the intent is of another type.
    public func configurationIntent<Intent: ControlConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? {
        intent as? Intent
    }

    public static func == (lhs: ControlInfo, rhs: ControlInfo) -> Bool { lhs.id == rhs.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The token with which an app's server pushes updates to a control.
public struct ControlPushInfo: Hashable, Sendable {
    /// What a server names the control by.
    public let token: Data
}

/// Takes the tokens of an app's controls; it is accepted and never called.
public protocol ControlPushHandler {
    /// Made by the system, not by the app.
    init()
    /// - Parameter controls: those that have tokens now.
    func pushTokensDidChange(controls: [ControlInfo])
}
