import Geometry

/// What a group stands for while one picture becomes the next. Nothing that is drawn depends on it.
package struct MotionMark: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case text, image, symbol, shape
        /// Views within a modifier that says how they move.
        case container
    }

    /// What `animation(_:value:)` says.
    package struct Animation: Hashable, Sendable {
        /// nil changes at once.
        package var timing: MotionTiming?
        /// The animation holds where this differs between the pictures; nil for always.
        package var value: String?

        package init(_ timing: MotionTiming?, value: String?) { (self.timing, self.value) = (timing, value) }
    }

    package var kind: Kind
    /// Equal in two pictures where it is the same view.
    package var identity: Int
    /// Where the view lies, in points of its group.
    package var frame: CGRect
    package var change: ContentChange
    /// How the view comes and goes; nil fades.
    package var entrance: MotionEntrance?
    package var animation: Animation?
    package var shape: MotionShape?

    package init(
        _ kind: Kind, identity: Int, frame: CGRect, change: ContentChange = .interpolate,
        entrance: MotionEntrance? = nil, animation: Animation? = nil, shape: MotionShape? = nil
    ) {
        (self.kind, self.identity, self.frame, self.change) = (kind, identity, frame, change)
        (self.entrance, self.animation, self.shape) = (entrance, animation, shape)
    }
}
