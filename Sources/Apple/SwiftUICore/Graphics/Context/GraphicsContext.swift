import DisplayList
import Geometry

/// Where drawing calls go, and the state in which they draw: a copy changes its own state and draws to the same
/// place.
public struct GraphicsContext {
    package var target: GraphicsTarget
    /// In force for what is drawn from here on, the first one outermost.
    var clips: [ClipShape] = []
    var filters: [AppliedFilter] = []

    /// 0…1, of each drawing call.
    public var opacity: Double = 1
    public var blendMode: BlendMode = .normal
    /// The environment of the canvas.
    public private(set) var environment: EnvironmentValues
    /// From the space that is drawn in to the canvas'.
    public var transform = CGAffineTransform.identity

    package init(target: GraphicsTarget, environment: EnvironmentValues) {
        self.target = target
        self.environment = environment
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Applies `matrix` to what is drawn, before the transform so far.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}
