import Geometry
import RenderModel
import SwiftUICore

extension ViewLayout {
    /// Across and along. iPads are regular both ways; iPhones are compact across and regular along when held upright.
    /// Held across they are compact along, and the wide ones, from 414 points on, regular across.
    func sizeClasses(on surface: RenderSurface) -> (UserInterfaceSizeClass, UserInterfaceSizeClass) {
        switch (surface.idiom, self) {
        case (.pad, _): (.regular, .regular)
        case (.phone, .landscape): (surface.screen.width >= 414 ? .regular : .compact, .compact)
        case (.phone, _): (.compact, .regular)
        }
    }
}
