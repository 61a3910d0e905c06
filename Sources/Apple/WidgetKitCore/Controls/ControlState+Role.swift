import RenderModel
import SwiftUICore

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
