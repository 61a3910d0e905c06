import WidgetKitCore

extension RenderPlan {
    /// What the user has placed, as far as the plan goes: each kind and form with what was chosen for it.
    var items: [CurrentWidgets.Item] {
        var result: [CurrentWidgets.Item] = [], seen: Set<CurrentWidgets.Item> = []
        for group in groups {
            let item = CurrentWidgets.Item(
                kind: group.widget.kind, slot: group.slot, configuration: group.configuration)
            if seen.insert(item).inserted { result.append(item) }
        }
        return result
    }
}
