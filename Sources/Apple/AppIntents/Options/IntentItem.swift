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
