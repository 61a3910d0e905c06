import Geometry

/// Items that share a coordinate space and are composited as one.
///
/// Order of work: the items are drawn under `transform` and inside `clip`; then `effects` in order, `mask`,
/// `projection`, `opacity` and `blendMode` bring the layer onto what lies below. Lengths of effects are in the group's
/// own space, like clip and mask: a group that is scaled by 2 has a shadow twice as wide.
package struct DisplayGroup: Hashable, Sendable {
    /// The role that a later pass looks for, such as the accent group of a tinted widget.
    package enum Role: String, Hashable, Sendable {
        /// The accent group of a tinted widget.
        case accentable
        /// Keeps its colors in a tinted widget.
        case fullColor
        /// Light becomes opacity in a tinted widget, in the default color or in the tint.
        case desaturated, accentedDesaturated
        case containerBackground
    }

    package struct Clip: Hashable, Sendable {
        package var outline: Outline
        package var evenOdd: Bool
        package var antialiased: Bool

        package init(_ outline: Outline, evenOdd: Bool = false, antialiased: Bool = true) {
            self.outline = outline
            self.evenOdd = evenOdd
            self.antialiased = antialiased
        }
    }

    package var items: [DisplayItem]
    package var transform: CGAffineTransform
    /// Perspective from the group's own space into the one that `transform` maps to the parent's: the group is
    /// flattened, with its clip, effects and mask, and the layer is projected. Nil where nothing is but affine.
    package var projection: ProjectionTransform?
    /// In the group's own space, after `transform`.
    package var clip: Clip?
    package var opacity: Double
    package var blendMode: LayerBlendMode
    package var effects: [LayerEffect]
    /// Items whose alpha cuts the layer, in the group's own space.
    package var mask: [DisplayItem]?
    /// Whether the items must be drawn on a layer of their own even where nothing else asks for one.
    package var isolated: Bool
    package var role: Role?
    /// Set where the list is to be animated.
    package var motion: MotionMark? {
        get { motions.first }
        set { motions = newValue.map { [$0] } ?? [] }
    }
    /// Kept apart, so that a group is small: each lies on the stack while a pass is among its items. Drawing stops at
    /// 200 groups in each other; what looks at a list before that has no such limit.
    private var motions: [MotionMark] = []

    package init(
        _ items: [DisplayItem], transform: CGAffineTransform = .identity, projection: ProjectionTransform? = nil,
        clip: Clip? = nil, opacity: Double = 1, blendMode: LayerBlendMode = .normal, effects: [LayerEffect] = [],
        mask: [DisplayItem]? = nil, isolated: Bool = false, role: Role? = nil, motion: MotionMark? = nil
    ) {
        self.items = items
        self.transform = transform
        self.projection = projection
        self.clip = clip
        self.opacity = opacity
        self.blendMode = blendMode
        self.effects = effects
        self.mask = mask
        self.isolated = isolated
        self.role = role
        if let motion { motions = [motion] }
    }

    /// Whether the items must be flattened before they meet what lies below.
    package var needsLayer: Bool {
        opacity != 1 || blendMode != .normal || !effects.isEmpty || mask != nil || isolated || projection != nil
    }
}
