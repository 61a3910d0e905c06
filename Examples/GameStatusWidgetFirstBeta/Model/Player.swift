import SwiftUI

/// One of the two sides, with the colour set of its pieces.
enum Player: String {
    case nova = "Nova"
    case comet = "Comet"

    var color: Color { Color(rawValue) }
}
