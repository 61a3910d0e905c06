/// Which of a control's pictures is meant.
package enum ControlState: String, Hashable, Sendable, Codable, CaseIterable {
    /// With the value that its provider has now.
    case current
    /// With the value that its provider gives the gallery.
    case preview
    /// The toggle switched on; the button while its action is performed.
    case on
    /// The toggle switched off.
    case off
}

extension ControlState {
    /// What the command line calls the picture.
    package var variant: VariantName {
        switch self {
        case .current: .current
        case .preview: .preview
        case .on: .on
        case .off: .off
        }
    }
}
