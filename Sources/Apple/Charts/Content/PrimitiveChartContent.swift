/// Content that knows its marks; it has no body.
@MainActor @preconcurrency
package protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
    public var body: Never { fatalError("\(Self.self) is made of marks and has no body") }
}
