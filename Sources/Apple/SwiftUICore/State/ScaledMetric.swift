import Geometry

/// A number of points that grows with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// Scaled as the style's leading is, rounded to whole pixels.
    public var wrappedValue: Value {
        let environment = EnvironmentValues.current
        let size = environment.dynamicTypeSize
        if size == .large { return base }
        let ratio =
            TextStyleMetrics.metrics(of: style, at: size).leading
            / TextStyleMetrics.metrics(of: style, at: .large).leading
        let scale = environment.displayScale
        return Value((CGFloat(base) * ratio * scale).rounded() / scale)
    }
}
