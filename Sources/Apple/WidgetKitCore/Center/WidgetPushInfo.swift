import Foundation

/// The token with which an app's server pushes updates to its widgets; a picture has none.
public struct WidgetPushInfo: Hashable, Sendable {
    /// What a server names the widgets by.
    public let token: Data
}

/// Takes the tokens of an app's widgets; it is accepted and never called.
public protocol WidgetPushHandler {
    /// Made by the system, not by the app.
    init()
    /// - Parameter widgets: those that the token is for.
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}
