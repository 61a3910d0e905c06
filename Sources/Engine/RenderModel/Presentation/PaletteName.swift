import DisplayList

/// The generation of iOS that lends its colors, as the command line names it.
package enum PaletteName: String, Hashable, Sendable, Codable, CaseIterable {
    case ios18 = "ios-18"
    case ios26 = "ios-26"

    package var palette: SystemPalette {
        switch self {
        case .ios18: .ios18
        case .ios26: .ios26
        }
    }
}
