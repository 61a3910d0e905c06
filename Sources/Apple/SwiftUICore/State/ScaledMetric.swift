import Geometry

/// A number of points that grows with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    /// The view's; nil outside views.
    private var environment: EnvironmentValues?

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value {
        Value(TextStyleMetrics.scaled(CGFloat(base), with: style, in: environment ?? .current))
    }
}

extension ScaledMetric: StatefulProperty {
    package mutating func connect(view identity: ViewIdentity, offset: Int, session: ResolutionSession) {
        environment = .current
    }
}
