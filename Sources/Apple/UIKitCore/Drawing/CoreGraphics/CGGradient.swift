import Foundation
import Geometry
import SwiftUICore

/// Colors at places from 0 to 1.
public final class CGGradient: @unchecked Sendable {
    let gradient: Gradient

    /// - Parameters:
    ///   - colors: `CGColor`s, as a `CFArray`.
    ///   - locations: as many places as there are colors; nil for equal distances.
    public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }.map { Color(cgColor: $0) }
        guard !colors.isEmpty else { return nil }
        gradient =
            locations.map { places in
                Gradient(stops: colors.indices.map { Gradient.Stop(color: colors[$0], location: places[$0]) })
            } ?? Gradient(colors: colors)
    }
}
