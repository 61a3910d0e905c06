/// The forms in which the system shows a control.
package enum ControlPresentation: String, Hashable, Sendable, Codable, CaseIterable {
    /// One cell of Control Center: the symbol in a circle.
    case small
    /// Two cells side by side: symbol, title and value in a capsule.
    case medium
    /// Two by two cells: the symbol above title and value.
    case large
    /// The round buttons at the foot of the Lock Screen.
    case lockScreen
    /// What the Dynamic Island says when the Action button is pressed and not held: symbol and hint.
    case actionButton

    /// Whether nothing but the symbol is shown.
    package var showsSymbolOnly: Bool { self == .small || self == .lockScreen }

    /// The presentation's name on the command line.
    package var name: String { "control" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    package var columns: Int { self == .medium || self == .large ? 2 : 1 }
    package var rows: Int { self == .large ? 2 : 1 }
}
