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
