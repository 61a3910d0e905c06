/// The values on offer, in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
    public let sections: [IntentItemSection<Result>]

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.sections = sections
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Result>]
    ) {
        sections = [IntentItemSection(items: items)]
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
    ) {
        sections = [IntentItemSection(items: items)]
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentSectionsBuilder<Result> sections: () -> [IntentItemSection<Result>]
    ) {
        self.sections = sections()
    }

    public static var empty: Self { IntentItemCollection(sections: []) }

    public var items: [Result] { sections.flatMap(\.items).map(\.value) }
    public var _sections: [IntentItemSection<Result>] { sections }
}

extension IntentItemCollection: Sendable where Result: Sendable {}

/// Values under a heading.
public struct IntentItemSection<Result: _IntentValue> {
    package let title: LocalizedStringResource?
    package let items: [IntentItem<Result>]

    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
    ) {
        self.title = title
        self.items = items
    }

    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [Result]
    ) {
        self.init(title, items: items.map { IntentItem($0) })
    }

    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, @IntentItemsBuilder<Result> items: () -> [IntentItem<Result>]
    ) {
        self.init(title, items: items())
    }

    public init(items: [IntentItem<Result>]) {
        title = nil
        self.items = items
    }

    public init(items: [Result]) { self.init(items: items.map { IntentItem($0) }) }

    public init(@IntentItemsBuilder<Result> items: () -> [IntentItem<Result>]) { self.init(items: items()) }
}

extension IntentItemSection: Sendable where Result: Sendable {}

/// A value with how it is shown.
public struct IntentItem<Result: _IntentValue> {
    public let value: Result
    package let representation: DisplayRepresentation?

    public init(_ value: Result) {
        self.value = value
        representation = nil
    }

    public init(
        _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        representation = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }
}

extension IntentItem: Sendable where Result: Sendable {}

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
    /// A section with values of the collection's type.
    public typealias Section = IntentItemSection<Result>

    public static func buildExpression(_ section: Section) -> [Section] { [section] }
    public static func buildExpression(_ sections: [Section]) -> [Section] { sections }
    public static func buildBlock(_ sections: [Section]...) -> [Section] { sections.flatMap { $0 } }
    public static func buildArray(_ sections: [[Section]]) -> [Section] { sections.flatMap { $0 } }
    public static func buildOptional(_ sections: [Section]?) -> [Section] { sections ?? [] }
    public static func buildEither(first: [Section]) -> [Section] { first }
    public static func buildEither(second: [Section]) -> [Section] { second }
}
