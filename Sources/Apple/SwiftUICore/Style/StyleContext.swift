import Geometry

/// What a style may depend on.
public struct _StyleContext {
    package var environment: EnvironmentValues
    /// The rectangle that is painted, in points of the picture.
    package var rect: CGRect
    /// 0 for primary, 1 for secondary and so on.
    package var level: Int

    package init(environment: EnvironmentValues, rect: CGRect, level: Int = 0) {
        self.environment = environment
        self.rect = rect
        self.level = level
    }

    package func with(level: Int) -> _StyleContext {
        var copy = self
        copy.level = level
        return copy
    }
}
