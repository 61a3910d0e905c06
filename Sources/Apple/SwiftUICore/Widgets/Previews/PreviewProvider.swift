/// Makes the previews that Xcode's canvas shows.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    /// The views that `darkroom previews` draws.
    @ViewBuilder static var previews: Previews { get }

    /// The system that runs the previews; nil for the target's own.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }

    /// Each view of `previews`, whose bodies are not yet asked for.
    package static var elements: [PreviewElement] { previews.previewElements() }
}

/// Where a preview is shown.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A value that a preview's context may hold.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension PreviewContext {
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// A device named for a preview.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// The system that runs a preview; other ones' previews are not Darkroom's.
public enum PreviewPlatform: Hashable, Sendable {
    case iOS, macOS, tvOS, watchOS
}

nonisolated extension View {
    private func previewOptions(_ change: (inout PreviewOptions) -> Void) -> some View {
        var options = PreviewOptions()
        change(&options)
        return modifier(PreviewOptionsModifier(options: options))
    }

    public func previewContext<C: PreviewContext>(_ value: C) -> some View { previewOptions { $0.context = value } }
    public func previewDisplayName(_ value: String?) -> some View { previewOptions { $0.displayName = value } }
    public func previewLayout(_ value: PreviewLayout) -> some View { previewOptions { $0.layout = value } }
    public func previewDevice(_ value: PreviewDevice?) -> some View { previewOptions { $0.device = value } }

    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        previewOptions { $0.orientation = value }
    }
}
