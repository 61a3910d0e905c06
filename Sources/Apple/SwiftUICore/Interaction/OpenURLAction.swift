import Foundation

/// Opens a URL; a picture has no one to open it for.
public struct OpenURLAction: Sendable {
    public init() {}
    public func callAsFunction(_ url: URL) {}
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
