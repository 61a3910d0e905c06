import Foundation
import SwiftUICore

/// How many values an axis has where the source does not say.
package enum AxisDensity {
    /// Steps between numbers, at most. A vertical axis has four even where its plot is 41 points high, see
    /// `NumberTicks`; Apple gives no number for a horizontal one, whose labels are wider.
    package static func steps(along length: CGFloat, of axis: Axis) -> Int {
        axis == .vertical || !length.isFinite ? 4 : min(4, max(2, Int(length / 40)))
    }

    /// About how many dates; Apple gives no number.
    package static func dates(along length: CGFloat) -> Int {
        length.isFinite ? min(5, max(2, Int(length / 60))) : 5
    }
}
