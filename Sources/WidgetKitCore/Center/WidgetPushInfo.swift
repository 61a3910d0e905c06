import Foundation

/// The token with which an app's server pushes updates to its widgets; a picture has none.
public struct WidgetPushInfo: Hashable, Sendable {
    public let token: Data
}

/// Takes the tokens of an app's widgets; it is accepted and never called.
public protocol WidgetPushHandler {
    init()
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}
