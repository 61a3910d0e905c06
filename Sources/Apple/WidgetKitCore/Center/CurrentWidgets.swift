import AppIntents
import Intents
import ProcessContext
import RenderModel

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
        return descriptors.flatMap { widget in widget.slots.map { PlacedWidget(kind: widget.kind, slot: $0) } }
    }

    func widgets() async -> [WidgetInfo] {
        var result: [WidgetInfo] = []
        for item in known {
            guard let family = item.slot.widgetFamily else { continue }
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
            guard case .control = item.slot else { continue }
            let intent = await intent(of: item) as? any ControlConfigurationIntent
            let info = ControlInfo(kind: item.kind, choice: item.configuration?.name, intent: intent)
            if !result.contains(info) { result.append(info) }
        }
        return result
    }

    private func intent(of item: PlacedWidget) async -> Any? {
        let source = try? exhibits?.exhibit(ofKind: item.kind).configurable
        return try? await source?.intent(for: item.configuration, family: item.slot.widgetFamily)
    }
}
