import Geometry

/// A switch as iOS draws it: green when on unless the view is tinted.
struct SwitchView: View {
    let isOn: Bool
    let tint: Color?
    @Environment(\.tintStyle) private var inheritedTint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.systemPalette) private var palette

    /// Since iOS 26 as measured in `PrivacyView.test/testUI.light` of home-assistant/iOS d722d781: the thumb lies flat,
    /// without a shadow. Before that apple-metrics §3 for the track; the thumb is looked at, not measured.
    private var measures: (track: CGSize, thumb: CGSize, shadow: CGFloat) {
        palette == .ios26
            ? (CGSize(width: 63, height: 28), CGSize(width: 37, height: 24), 0)
            : (CGSize(width: 51, height: 31), CGSize(width: 27, height: 27), 0.15)
    }

    var body: some View {
        let (track, thumb, shadow) = measures
        Capsule().fill(fill)
            .frame(width: track.width, height: track.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                thumbShape(shadow: shadow)
                    .frame(width: thumb.width, height: thumb.height)
                    .padding(.horizontal, (track.height - thumb.height) / 2)
            }
            .opacity(isEnabled ? 1 : 0.5)
    }

    @ViewBuilder private func thumbShape(shadow: CGFloat) -> some View {
        if shadow > 0 {
            Capsule().fill(Color.white).shadow(color: .black.opacity(shadow), radius: 2, x: 0, y: 1)
        } else {
            Capsule().fill(Color.white)
        }
    }

    private var fill: AnyShapeStyle {
        guard isOn else { return AnyShapeStyle(FillShapeStyle(level: 1)) }
        return tint.map { AnyShapeStyle($0) } ?? inheritedTint ?? AnyShapeStyle(Color.green)
    }
}
