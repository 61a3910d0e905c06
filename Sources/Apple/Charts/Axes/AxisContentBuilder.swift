/// Lists the marks of an axis.
@resultBuilder
public enum AxisContentBuilder {
    public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
    public static func buildBlock() -> EmptyAxisContent { EmptyAxisContent() }
    public static func buildPartialBlock<C: AxisContent>(first: C) -> C { first }

    public static func buildPartialBlock<A: AxisContent, B: AxisContent>(accumulated: A, next: B) -> BuilderPair<A, B> {
        BuilderPair(first: accumulated, second: next)
    }

    public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }

    public static func buildEither<A: AxisContent, B: AxisContent>(first: A) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .first(first))
    }

    public static func buildEither<A: AxisContent, B: AxisContent>(second: B) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .second(second))
    }

    public static func buildLimitedAvailability<C: AxisContent>(_ content: C) -> AnyAxisContent {
        AnyAxisContent(content)
    }
}
