/// What decides a run's outlines: everything of a font but its size. Shaping is linear in the size (nothing is
/// hinted), so one shaping per face serves all sizes.
struct FaceSpec: Hashable, Sendable {
    var family: String
    /// The OpenType weight, 1…1000.
    var weight: Int
    var italic: Bool
    var smallCaps: TextFont.SmallCaps?
    /// OpenType features as Pango reads them: `tnum=1,liga=0`.
    var features: String
    /// Axis settings that are not implied by the weight: `opsz=17`.
    var variations: String
}
