import DisplayList
import Geometry
import RenderModel
import SwiftUICore

/// A control's symbol, title and value in one of its forms.
///
/// Apple publishes no measures: sizes of symbols and text, and the places of both, are looked at in Apple's pictures of
/// iOS 18 and scaled with the cell.
struct ControlContentView: View {
    let content: _ControlContent
    /// Whether the toggle is on, or the button's action being performed.
    let isOn: Bool
    let presentation: ControlPresentation
    /// Whether the labels have an image; words without one take its place.
    let hasSymbol: Bool
    /// What the Action button says it would do.
    let hint: String
    /// The side of one cell, in points.
    let cell: CGFloat

    /// A toggle that is on stands on white.
    var isLit: Bool { presentation != .actionButton && content.isOn != nil && isOn }

    /// A toggle's symbol has its color while it is on.
    private var isTinted: Bool { content.isOn != nil && isOn }

    private var labels: [AnyView] { [content.stateLabel(isOn), content.label] }

    var body: some View {
        arrangement
            .opacity(content.isDisabled ? 0.4 : 1)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    @ViewBuilder private var arrangement: some View {
        switch presentation {
        case .small, .lockScreen: symbol(size: cell * 0.4)
        case .medium:
            HStack(spacing: 0) {
                if hasSymbol {
                    symbol(size: cell * 0.36).frame(width: cell * 0.84)
                } else {
                    // As far from the edge as a large control's words.
                    Spacer().frame(width: cell * 0.24)
                }
                words
                Spacer(minLength: 0)
            }
            .padding(.trailing, cell * 0.16)
        case .actionButton: islandRow
        case .large:
            VStack(alignment: .leading, spacing: 0) {
                symbol(size: cell * 0.4)
                Spacer(minLength: 0)
                words
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(cell * 0.24)
        }
    }

    /// Below the camera, with the margins of an expanded island.
    private var islandRow: some View {
        let margins = IslandMetrics.margins(of: .expanded)
        return HStack(spacing: 10) {
            if hasSymbol { symbol(size: 20) }
            Text(verbatim: hint)
                .font(.system(size: 15, weight: .semibold))
                .lineLimit(1)
                .fixedForegroundStyle(.white)
                .privacySensitive(content.isPrivacySensitive)
        }
        .padding(.horizontal, margins.leading)
        .frame(maxHeight: .infinity)
        .padding(.top, IslandMetrics.height)
        .padding(.bottom, 6)
    }

    private func symbol(size: CGFloat) -> some View {
        LabelPart(.symbol, of: labels)
            .environment(\.uniformFont, .system(size: size, weight: .medium))
            .symbolRenderingMode(.monochrome)
            .fixedForegroundStyle(isTinted ? content.tint ?? Color.accentColor : .white)
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 1) {
            LabelPart(.title, of: [content.label])
                .environment(\.uniformFont, .system(size: 14, weight: .semibold))
                .lineLimit(2)
            // A button's label may bring a value of its own.
            LabelPart(.title, of: [content.stateLabel(isOn)]).valueStyle()
            if content.isOn == nil { LabelPart(.subtitle, of: [content.label]).valueStyle() }
        }
        .multilineTextAlignment(.leading)
        .fixedForegroundStyle(isLit ? Color.black : .white)
        .privacySensitive(content.isPrivacySensitive)
    }
}

extension View {
    fileprivate func valueStyle() -> some View {
        environment(\.uniformFont, .system(size: 13)).lineLimit(1).opacity(0.6)
    }
}

/// What a control lies on: white while a toggle is on, else what lets Control Center through. Apple publishes no
/// numbers: before iOS 26 it is the dark material, since then the dark glass of the clear Home Screen.
struct ControlBackground {
    let isLit: Bool
    /// Whether it is the Dynamic Island, which is black.
    var isIsland = false
    let palette: PaletteName
    let bounds: CGRect
    /// Points.
    let cornerRadius: CGFloat
    let isContinuous: Bool

    var items: [DisplayItem] {
        if isIsland { return [.fill(.rectangle(bounds), .color(.black))] }
        if isLit { return [.fill(.rectangle(bounds), .color(.white))] }
        switch palette {
        case .ios18:
            return [.fill(.rectangle(bounds), .color(ResolvedColor(rgb: 37, 37, 37, alpha: 0.6)))]
        case .ios26:
            return RenderingModeBackground(
                presentation: Presentation(mode: .clear), scheme: .dark, bounds: bounds, cornerRadius: cornerRadius,
                isContinuous: isContinuous
            ).items
        }
    }
}

extension ControlState {
    /// The pictures that a control of the role has.
    package static func all(for role: _ControlRole) -> [ControlState] {
        switch role {
        case .toggle: allCases
        case .button: [.current, .preview, .on]
        case .none: []
        }
    }
}
