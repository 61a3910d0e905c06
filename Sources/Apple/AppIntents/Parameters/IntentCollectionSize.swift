/// How many values an array may have.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
    package let minimum: Int
    package let maximum: Int

    public init(min: Int, max: Int) { (minimum, maximum) = (min, max) }
    public init(max: Int) { (minimum, maximum) = (0, max) }
    public init(min: Int) { (minimum, maximum) = (min, .max) }
    public init(exactly count: Int) { (minimum, maximum) = (count, count) }
    public init(integerLiteral value: Int) { self.init(exactly: value) }
}
