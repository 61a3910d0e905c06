/// Lists what an axis shows of each value.
@resultBuilder
public enum AxisMarkBuilder {
    public static func buildExpression<C: AxisMark>(_ content: C) -> C { content }
    public static func buildBlock() -> EmptyAxisMark { EmptyAxisMark() }
    public static func buildPartialBlock<C: AxisMark>(first: C) -> C { first }

    public static func buildPartialBlock<A: AxisMark, B: AxisMark>(accumulated: A, next: B) -> BuilderPair<A, B> {
        BuilderPair(first: accumulated, second: next)
    }

    public static func buildIf<C: AxisMark>(_ content: C?) -> C? { content }

    public static func buildEither<A: AxisMark, B: AxisMark>(first: A) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .first(first))
    }

    public static func buildEither<A: AxisMark, B: AxisMark>(second: B) -> BuilderConditional<A, B> {
        BuilderConditional(storage: .second(second))
    }

    public static func buildLimitedAvailability<C: AxisMark>(_ content: C) -> AnyAxisMark { AnyAxisMark(content) }
}
