/// How a Live Activity gets updates from a server. Nothing is pushed to a picture.
public struct PushType: Hashable, Sendable {
    private let channel: String?

    /// Updates to this device alone.
    public static let token = PushType(channel: nil)

    /// Updates to all that follow a broadcast channel.
    public static func channel(_ channelId: String) -> PushType { PushType(channel: channelId) }
}
