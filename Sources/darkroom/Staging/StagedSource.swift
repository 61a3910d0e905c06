/// A source as it is compiled: line by line the user's, and but for a few words column by column.
enum StagedSource {
    static func text(of source: String, _ conditions: PlatformConditions) -> String {
        let phone = ObjectiveCAttributes.removed(from: conditions.applied(to: source))
        let plain = ManagedOverrides.renamed(ObserverOverrides.removed(from: phone))
        return ManagedAttributes.translated(IntentDescriptions.published(plain))
    }
}
