import Geometry

/// A switch as iOS draws it: green when on unless the view is tinted.
struct SwitchView: View {
    let isOn: Bool
    let tint: Color?
    @Environment(\.tintStyle) private var inheritedTint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.systemPalette) private var palette

    /// apple-metrics §3 for the tracks; the thumbs are looked at, not measured: inside the track by 2 points.
    private var measures: (track: CGSize, thumb: CGSize) {
        palette == .ios26
            ? (CGSize(width: 63, height: 28), CGSize(width: 39, height: 24))
            : (CGSize(width: 51, height: 31), CGSize(width: 27, height: 27))
    }

    var body: some View {
        let (track, thumb) = measures
        Capsule().fill(fill)
            .frame(width: track.width, height: track.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule().fill(Color.white)
                    .shadow(color: .black.opacity(0.15), radius: 2, x: 0, y: 1)
                    .frame(width: thumb.width, height: thumb.height)
                    .padding(.horizontal, (track.height - thumb.height) / 2)
            }
            .opacity(isEnabled ? 1 : 0.5)
    }

    private var fill: AnyShapeStyle {
        guard isOn else { return AnyShapeStyle(FillShapeStyle(level: 1)) }
        return tint.map { AnyShapeStyle($0) } ?? inheritedTint ?? AnyShapeStyle(Color.green)
    }
}
