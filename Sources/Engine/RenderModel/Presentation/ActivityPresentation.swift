/// A form in which iOS shows a Live Activity.
package enum ActivityPresentation: String, Hashable, Sendable, Codable, CaseIterable {
    /// On the Lock Screen, and as a banner on phones without a Dynamic Island.
    case lockScreen
    /// Around the camera while it is the only one.
    case compact
    /// A bubble beside the camera while there are others.
    case minimal
    /// Opened by a touch, or by an update with an alert.
    case expanded
    /// On a watch; the small activity family.
    case smartStack
    /// On a car's dashboard; the small activity family.
    case carPlay

    /// Whether it belongs to the Dynamic Island, which is black whatever the device is set to.
    package var isIsland: Bool { self == .compact || self == .minimal || self == .expanded }

    /// Whether controls and links work in it: elsewhere a tap opens the app.
    package var isInteractive: Bool { self == .lockScreen || self == .expanded || self == .smartStack }
}
