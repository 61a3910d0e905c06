/// A source as it is compiled: as long as the user's, line by line and column by column.
enum StagedSource {
    static func text(of source: String, _ conditions: PlatformConditions) -> String {
        let phone = ObjectiveCAttributes.removed(from: conditions.applied(to: source))
        return ManagedAttributes.translated(
            DateComponentsStyle.renamed(in: ObserverOverrides.removed(from: Selectors.quoted(in: phone))))
    }
}
