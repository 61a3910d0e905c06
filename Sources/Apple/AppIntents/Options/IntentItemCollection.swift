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
