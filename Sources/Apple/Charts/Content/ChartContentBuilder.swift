/// Lists chart content one below the other.
@resultBuilder
public enum ChartContentBuilder {
    public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }

    public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

    public static func buildPartialBlock<C: ChartContent>(first: C) -> C { first }

    public static func buildPartialBlock<A: ChartContent, B: ChartContent>(
        accumulated: A, next: B
    ) -> BuilderPair<A, B> { BuilderPair(first: accumulated, second: next) }

    public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }

    public static func buildEither<A: ChartContent, B: ChartContent>(first: A) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .first(first))
    }

    public static func buildEither<A: ChartContent, B: ChartContent>(second: B) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .second(second))
    }

    public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> AnyChartContent {
        AnyChartContent(content)
    }
}
