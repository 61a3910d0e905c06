/// Collects the items of a section.
@resultBuilder
public enum IntentItemsBuilder<Result: _IntentValue> {
    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
    public static func buildExpression(_ items: [IntentItem<Result>]) -> [IntentItem<Result>] { items }
    public static func buildExpression(_ value: Result) -> [IntentItem<Result>] { [IntentItem(value)] }
    public static func buildExpression(_ values: [Result]) -> [IntentItem<Result>] { values.map { IntentItem($0) } }
    public static func buildBlock(_ items: [IntentItem<Result>]...) -> [IntentItem<Result>] { items.flatMap { $0 } }
    public static func buildArray(_ items: [[IntentItem<Result>]]) -> [IntentItem<Result>] { items.flatMap { $0 } }
    public static func buildOptional(_ items: [IntentItem<Result>]?) -> [IntentItem<Result>] { items ?? [] }
    public static func buildEither(first: [IntentItem<Result>]) -> [IntentItem<Result>] { first }
    public static func buildEither(second: [IntentItem<Result>]) -> [IntentItem<Result>] { second }
}

/// Collects the sections of a collection.
@resultBuilder
public enum IntentSectionsBuilder<Result: _IntentValue> {
    public typealias Section = IntentItemSection<Result>

    public static func buildExpression(_ section: Section) -> [Section] { [section] }
    public static func buildExpression(_ sections: [Section]) -> [Section] { sections }
    public static func buildBlock(_ sections: [Section]...) -> [Section] { sections.flatMap { $0 } }
    public static func buildArray(_ sections: [[Section]]) -> [Section] { sections.flatMap { $0 } }
    public static func buildOptional(_ sections: [Section]?) -> [Section] { sections ?? [] }
    public static func buildEither(first: [Section]) -> [Section] { first }
    public static func buildEither(second: [Section]) -> [Section] { second }
}
