import Foundation
import Geometry
import SwiftUICore

/// What Core Foundation takes for an array: `[color.cgColor] as CFArray`.
public typealias CFArray = [Any]

/// Colours at places from 0 to 1.
public final class CGGradient: @unchecked Sendable {
    let gradient: Gradient

    /// - Parameters:
    ///   - colors: `CGColor`s.
    ///   - locations: as many places as there are colours; nil for equal distances.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }.map { Color(cgColor: $0) }
        guard !colors.isEmpty else { return nil }
        gradient = locations.map { places in
            Gradient(stops: colors.indices.map { Gradient.Stop(color: colors[$0], location: places[$0]) })
        } ?? Gradient(colors: colors)
    }
}
