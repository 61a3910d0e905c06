/// Several representations, the best first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item { content }

    /// The initializers of `CodableRepresentation` learn their item here.
    public static func buildExpression(
        _ content: CodableRepresentation<Item>
    ) -> CodableRepresentation<Item> where Item: Codable { content }

    public static func buildBlock<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item { content }

    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)> { TupleTransferRepresentation() }

    public static func buildIf<Content: TransferRepresentation>(_ content: Content?) -> Content? { content }
}

/// What a builder makes of several.
public struct TupleTransferRepresentation<Item: Transferable, Contents>: TransferRepresentation {
    /// `Never`: the representations stand side by side.
    public typealias Body = Never
}

extension Optional: TransferRepresentation where Wrapped: TransferRepresentation {
    /// The item of the wrapped representation.
    public typealias Item = Wrapped.Item
    /// `Never`: the wrapped representation is taken if there is one.
    public typealias Body = Never
}
