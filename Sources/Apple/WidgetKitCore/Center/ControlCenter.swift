/// The app's and the extension's way to ask what controls there are, and for new values.
public final class ControlCenter: Sendable {
    /// The only one.
    public static let shared = ControlCenter()

    private init() {}

    /// The controls of the plan, each with what was chosen for it.
    public func currentControls() async throws -> [ControlInfo] { await CurrentWidgets.shared.controls() }

    /// Asks for new values of the controls of a kind; `darkroom tap` tells of it.
    public func reloadControls(ofKind kind: String) { ReloadRequests.shared.record(.controls(kind: kind)) }
    /// Asks for new values of all controls.
    public func reloadAllControls() { ReloadRequests.shared.record(.controls(kind: nil)) }
}
