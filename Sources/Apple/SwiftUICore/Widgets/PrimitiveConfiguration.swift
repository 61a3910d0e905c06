/// A configuration that describes itself; it has no body.
@MainActor @preconcurrency
package protocol PrimitiveConfiguration: WidgetConfiguration where Body == Never {}

extension PrimitiveConfiguration {
    public var body: Never { fatalError("\(Self.self) describes itself and has no body") }
}
