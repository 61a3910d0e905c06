import DisplayList
import Geometry
import RenderModel
import SwiftUICore

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
