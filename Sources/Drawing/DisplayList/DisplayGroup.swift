import Geometry

/// Items that share a coordinate space and are composited as one.
///
/// Order of work: the items are drawn under `transform` and inside `clip`; then `effects` in order, `mask`,
/// `projection`, `opacity` and `blendMode` bring the layer onto what lies below. Lengths of effects are in the group's
/// own space, like clip and mask: a group that is scaled by 2 has a shadow twice as wide.
public struct DisplayGroup: Hashable, Sendable {
    /// The role that a later pass looks for, such as the accent group of a tinted widget.
    public enum Role: String, Hashable, Sendable {
        /// The accent group of a tinted widget.
        case accentable
        /// Keeps its colours in a tinted widget.
        case fullColor
        /// Light becomes opacity in a tinted widget, in the default colour or in the tint.
        case desaturated, accentedDesaturated
        case containerBackground
    }

    public struct Clip: Hashable, Sendable {
        public var outline: Outline
        public var evenOdd: Bool
        public var antialiased: Bool

        public init(_ outline: Outline, evenOdd: Bool = false, antialiased: Bool = true) {
            self.outline = outline
            self.evenOdd = evenOdd
            self.antialiased = antialiased
        }
    }

    public var items: [DisplayItem]
    public var transform: CGAffineTransform
    /// Perspective from the group's own space into the one that `transform` maps to the parent's: the group is
    /// flattened, with its clip, effects and mask, and the layer is projected. Nil where nothing is but affine.
    public var projection: ProjectionTransform?
    /// In the group's own space, after `transform`.
    public var clip: Clip?
    public var opacity: Double
    public var blendMode: LayerBlendMode
    public var effects: [LayerEffect]
    /// Items whose alpha cuts the layer, in the group's own space.
    public var mask: [DisplayItem]?
    /// Whether the items must be drawn on a layer of their own even where nothing else asks for one.
    public var isolated: Bool
    public var role: Role?
    /// Set where the list is to be animated.
    public var motion: MotionMark? {
        get { motions.first }
        set { motions = newValue.map { [$0] } ?? [] }
    }
    /// Kept apart, so that a group is small: each lies on the stack while a pass is among its items. Drawing stops at
    /// 200 groups in each other; what looks at a list before that has no such limit.
    private var motions: [MotionMark] = []

    public init(
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
    public var needsLayer: Bool {
        opacity != 1 || blendMode != .normal || !effects.isEmpty || mask != nil || isolated || projection != nil
    }
}
