import AppIntents
import Foundation
import Intents
import ProcessContext
import RenderModel
import Synchronization

/// What someone has placed, as far as a run goes: every kind and form of the plan with what was chosen for it.
@MainActor
package final class CurrentWidgets {
    /// The context's.
    package static var shared: CurrentWidgets { ProcessContext.current[Key.self] }

    private enum Key: ContextKey {
        static func makeValue(in context: ProcessContext) -> CurrentWidgets { CurrentWidgets() }
    }

    private nonisolated init() {}

    /// nil where no plan says: then every form that the host's widgets support counts.
    package var items: [PlacedWidget]?
    /// The host's.
    weak var exhibits: ExhibitRegistry?

    private var known: [PlacedWidget] {
        if let items { return items }
        let descriptors = exhibits?.descriptors() ?? []
        return descriptors.flatMap { widget in
            widget.presentationKinds.map { PlacedWidget(kind: widget.kind, presentationKind: $0) }
        }
    }

    func widgets() async -> [WidgetInfo] {
        var result: [WidgetInfo] = []
        for item in known {
            guard let family = item.presentationKind.widgetFamily else { continue }
            let intent = await intent(of: item)
            let info = WidgetInfo(
                kind: item.kind, family: family, configuration: intent as? INIntent,
                intent: intent as? any WidgetConfigurationIntent, choice: item.configuration)
            if !result.contains(info) { result.append(info) }
        }
        return result
    }

    func controls() async -> [ControlInfo] {
        var result: [ControlInfo] = []
        for item in known {
            guard case .control = item.presentationKind else { continue }
            let intent = await intent(of: item) as? any ControlConfigurationIntent
            let info = ControlInfo(kind: item.kind, choice: item.configuration?.name, intent: intent)
            if !result.contains(info) { result.append(info) }
        }
        return result
    }

    private func intent(of item: PlacedWidget) async -> Any? {
        let source = try? exhibits?.exhibit(ofKind: item.kind).configurable
        return try? await source?.intent(for: item.configuration, family: item.presentationKind.widgetFamily)
    }
}

/// What user code asked of `WidgetCenter` and `ControlCenter`, in order, on whatever thread.
package final class ReloadRequests: Sendable {
    /// The context's.
    package static var shared: ReloadRequests { ProcessContext.current[Key.self] }

    private enum Key: ContextKey {
        static func makeValue(in context: ProcessContext) -> ReloadRequests { ReloadRequests() }
    }

    package typealias Request = ReloadRequest
    package typealias Caller = ReloadRequest.Caller

    private struct State {
        var requests: [Request] = []
        var taken = 0
        var caller = Caller.launch
    }

    /// A provider that reloads itself in a loop must not fill the memory.
    private static let limit = 10_000

    private let state = Mutex(State())

    package init() {}

    package var all: [Request] { state.withLock { $0.requests } }

    /// How many there are, to ask later for those that came after.
    package var count: Int { state.withLock { $0.requests.count } }

    package func since(_ count: Int) -> [Request] { state.withLock { Array($0.requests.dropFirst(count)) } }

    /// Hands over what was recorded since the last take, oldest first.
    package func take() -> [Request] {
        state.withLock { state in
            defer { state.taken = state.requests.count }
            return Array(state.requests.dropFirst(state.taken))
        }
    }

    /// Runs `body`; what is asked meanwhile, on whatever thread, counts as asked by `caller`.
    @MainActor
    package func during<Result>(
        _ caller: Caller, _ body: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        let outer = enter(caller)
        defer { _ = enter(outer) }
        return try await body()
    }

    package func during<Result>(_ caller: Caller, _ body: () throws -> Result) rethrows -> Result {
        let outer = enter(caller)
        defer { _ = enter(outer) }
        return try body()
    }

    private func enter(_ caller: Caller) -> Caller {
        state.withLock { state in
            defer { state.caller = caller }
            return state.caller
        }
    }

    func record(_ subject: Request.Subject) {
        let date = Date()
        state.withLock { state in
            guard state.requests.count < Self.limit else { return }
            state.requests.append(Request(subject: subject, caller: state.caller, date: date))
        }
    }
}
