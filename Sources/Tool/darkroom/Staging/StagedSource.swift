/// A source as it is compiled: line by line the user's, and but for a few words column by column.
enum StagedSource {
    static func text(of source: String, _ conditions: PlatformConditions) -> String {
        var phone = ObjectiveCAttributes.removed(from: conditions.applied(to: source))
        if conditions.platform == .phone {
            phone = AvailabilityConditions(system: conditions.system).applied(to: phone)
        }
        let plain = ManagedOverrides.renamed(ObserverOverrides.removed(from: Selectors.quoted(in: phone)))
        return ManagedAttributes.translated(DateComponentsStyle.renamed(in: IntentDescriptions.published(plain)))
    }
}
