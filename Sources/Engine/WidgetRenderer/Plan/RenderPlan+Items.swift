import WidgetKitCore

extension RenderPlan {
    /// What the user has placed, as far as the plan goes.
    var items: [CurrentWidgets.Item] { Self.items(of: groups) }

    /// Each kind and form of the groups with what was chosen for it.
    static func items(of groups: [PlanGroup]) -> [CurrentWidgets.Item] {
        var result: [CurrentWidgets.Item] = [], seen: Set<CurrentWidgets.Item> = []
        for group in groups {
            let item = CurrentWidgets.Item(
                kind: group.widget.kind, slot: group.slot, configuration: group.configuration)
            if seen.insert(item).inserted { result.append(item) }
        }
        return result
    }
}
