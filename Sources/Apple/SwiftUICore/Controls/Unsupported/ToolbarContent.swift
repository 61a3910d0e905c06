// A widget has no bars to put items in.

public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @MainActor @preconcurrency @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// What has no content of its own to look into.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}
extension _PrimitiveToolbarContent {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A list of items, none of which is looked at.
public struct _ToolbarItems: _PrimitiveToolbarContent { init() {} }

@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarItems { .init() }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarItems { .init() }
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems { .init() }
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems { .init() }
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems { .init() }
}

public struct ToolbarItemPlacement: Hashable, Sendable {
    public static let automatic = Self(), principal = Self(), navigation = Self(), primaryAction = Self()
    public static let secondaryAction = Self(), status = Self(), confirmationAction = Self()
    public static let cancellationAction = Self(), destructiveAction = Self(), keyboard = Self(), bottomBar = Self()
    public static let topBarLeading = Self(), topBarTrailing = Self()
    public static let navigationBarLeading = Self(), navigationBarTrailing = Self()
}

public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == () {}
}

public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

nonisolated extension View {
    @_disfavoredOverload
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { self }
}
