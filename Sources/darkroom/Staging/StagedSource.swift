/// A source as it is compiled: as long as the user's, line by line and column by column.
enum StagedSource {
    static func text(of source: String, _ conditions: PlatformConditions) -> String {
        var phone = ObjectiveCAttributes.removed(from: conditions.applied(to: source))
        if conditions.platform == .phone {
            phone = AvailabilityConditions(system: conditions.system).applied(to: phone)
        }
        return ManagedAttributes.translated(
            DateComponentsStyle.renamed(in: ObserverOverrides.removed(from: Selectors.quoted(in: phone))))
    }
}
