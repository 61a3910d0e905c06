/// Work that the system has an app or an extension do in the background.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
    /// A refresh of the app that was scheduled under an identifier.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
    /// The events of one session that goes on in the background.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}

extension BackgroundTask where Request == String, Response == Void {
    /// The events of sessions that go on in the background; the action is given their identifiers.
    public static var urlSession: BackgroundTask<String, Void> { .init() }
    /// The events of the sessions whose identifiers match.
    public static func urlSession(
        matching: @escaping @Sendable (String) -> Bool
    ) -> BackgroundTask<String, Void> { .init() }
}
