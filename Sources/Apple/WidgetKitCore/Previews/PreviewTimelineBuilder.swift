/// Collects the entries of a preview, one a statement.
@resultBuilder
public struct PreviewTimelineBuilder {
    public static func buildExpression(_ expression: some TimelineEntry) -> [any TimelineEntry] { [expression] }
    public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }

    public static func buildPartialBlock(
        accumulated: [any TimelineEntry], next: [any TimelineEntry]
    ) -> [any TimelineEntry] { accumulated + next }

    public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
        components.flatMap { $0 }
    }

    // Apple's has no conditions; they cost nothing.
    public static func buildExpression(_ expression: any TimelineEntry) -> [any TimelineEntry] { [expression] }
    public static func buildOptional(_ component: [any TimelineEntry]?) -> [any TimelineEntry] { component ?? [] }
    public static func buildEither(first component: [any TimelineEntry]) -> [any TimelineEntry] { component }
    public static func buildEither(second component: [any TimelineEntry]) -> [any TimelineEntry] { component }
}
