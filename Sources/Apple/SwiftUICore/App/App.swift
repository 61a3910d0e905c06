import Foundation

/// An app, whose code may stand beside a widget's; no picture shows one.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    /// An app is not a widget extension: says so and ends with the status of a wrong command line.
    public static func main() {
        let message = "error: \(Self.self) is an App and has no widgets; specify the folder of the widget extension\n"
        FileHandle.standardError.write(Data(message.utf8))
        exit(2)
    }
}

/// A part of an app's interface.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that is made of no others.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
    public var body: Never { fatalError("scenes are never asked for their parts") }
}

/// Collects the scenes of an app so that its source compiles; none is shown.
@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _SceneTuple {
        _SceneTuple()
    }

    public static func buildOptional(_ scene: (any Scene)?) -> _SceneTuple { _SceneTuple() }
    public static func buildLimitedAvailability(_ scene: any Scene) -> _SceneTuple { _SceneTuple() }
}

/// Several scenes.
public struct _SceneTuple: _PrimitiveScene {
    nonisolated init() {}
}

/// Windows that show the same view.
public struct WindowGroup<Content: View>: _PrimitiveScene {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

/// What an app is doing.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    /// Active: what is drawn is seen.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

extension Scene {
    /// Never runs its action: no scene is shown.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene { self }

    /// Never runs its action: no scene is shown.
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
        self
    }
    /// Changes nothing: no scene is opened.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    /// Changes nothing: no scene has a menu.
    nonisolated public func commands<Content: View>(@ViewBuilder content: () -> Content) -> some Scene { self }

    /// Never runs its action: no app runs in the background.
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}

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
