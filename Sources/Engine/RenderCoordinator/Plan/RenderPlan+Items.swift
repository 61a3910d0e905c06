import RenderModel

extension RenderPlan {
    /// What the user has placed, as far as the plan goes.
    package var items: [PlacedWidget] { Self.items(of: groups) }

    /// Each kind and form of the groups with what was chosen for it.
    static func items(of groups: [RenderGroup]) -> [PlacedWidget] {
        var result: [PlacedWidget] = [], seen: Set<PlacedWidget> = []
        for group in groups {
            let item = PlacedWidget(
                kind: group.widget.kind, presentationKind: group.presentationKind, configuration: group.configuration)
            if seen.insert(item).inserted { result.append(item) }
        }
        return result
    }
}
