/// Whether people can select text.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: Self { Self() }
}

nonisolated extension View {
    /// Nothing is selected in a picture.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
