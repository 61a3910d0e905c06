import DisplayList

extension MotionShape {
    /// SwiftUI's own way: the shape that is wanted, with its animatable data part of the way. What is no animatable
    /// data changes at once.
    static func way<S: Shape>(of shape: S, _ environment: EnvironmentValues) -> MotionShape {
        MotionShape(shape) { end, progress, rect in
            guard var result = end as? S else { return nil }
            var data = result.animatableData - shape.animatableData
            data.scale(by: progress)
            result.animatableData = shape.animatableData + data
            return EnvironmentValues.with(environment) { result.outline(in: rect, environment) }
        }
    }
}
