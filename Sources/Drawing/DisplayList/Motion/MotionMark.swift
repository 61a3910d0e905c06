import Geometry

/// What a group stands for while one picture becomes the next. Nothing that is drawn depends on it.
public struct MotionMark: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case text, image, symbol, shape
        /// Views within a modifier that says how they move.
        case container
    }

    /// What `animation(_:value:)` says.
    public struct Animation: Hashable, Sendable {
        /// nil changes at once.
        public var timing: MotionTiming?
        /// The animation holds where this differs between the pictures; nil for always.
        public var value: String?

        public init(_ timing: MotionTiming?, value: String?) { (self.timing, self.value) = (timing, value) }
    }

    public var kind: Kind
    /// Equal in two pictures where it is the same view.
    public var identity: Int
    /// Where the view lies, in points of its group.
    public var frame: CGRect
    public var change: ContentChange
    /// How the view comes and goes; nil fades.
    public var entrance: MotionEntrance?
    public var animation: Animation?
    public var shape: MotionShape?

    public init(
        _ kind: Kind, identity: Int, frame: CGRect, change: ContentChange = .interpolate,
        entrance: MotionEntrance? = nil, animation: Animation? = nil, shape: MotionShape? = nil
    ) {
        (self.kind, self.identity, self.frame, self.change) = (kind, identity, frame, change)
        (self.entrance, self.animation, self.shape) = (entrance, animation, shape)
    }
}
