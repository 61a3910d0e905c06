import DisplayList

/// The lighter ends of the standard colors' ramps as measured on macOS 26 (apple-metrics, `Color.gradient`); other
/// colors go by a line fitted to them.
enum MeasuredGradients {
    private static let ends: [(name: SystemPalette.Name, end: ResolvedColor)] = [
        (.blue, ResolvedColor(rgb: 46, 168, 255)), (.orange, ResolvedColor(rgb: 255, 172, 88)),
        (.green, ResolvedColor(rgb: 98, 222, 130)), (.brown, ResolvedColor(rgb: 203, 165, 137)),
        (.mint, ResolvedColor(rgb: 54, 222, 205)), (.indigo, ResolvedColor(rgb: 137, 125, 255)),
        (.cyan, ResolvedColor(rgb: 55, 216, 250)), (.gray, ResolvedColor(rgb: 176, 176, 180)),
        (.pink, ResolvedColor(rgb: 255, 89, 127)), (.red, ResolvedColor(rgb: 255, 98, 103)),
    ]

    /// Nil for every color that was not measured.
    static func lighterEnd(of color: ResolvedColor) -> ResolvedColor? {
        var opaque = color
        opaque.alpha = 1
        guard var end = ends.first(where: { SystemPalette.ios26[$0.name].light == opaque })?.end else { return nil }
        end.alpha = color.alpha
        return end
    }
}
