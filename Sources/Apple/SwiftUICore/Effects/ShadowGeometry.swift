import Geometry

/// The relation of SwiftUI's shadow and blur radii to a Gaussian.
package enum ShadowGeometry {
    /// σ = 0.917 × radius, measured at radii 8 and 12 (layout-truths row 58).
    package static let sigmaPerRadius: CGFloat = 0.917
}
