import Geometry

/// The measures of Live Activities, in points: Apple's Human Interface Guidelines, "Live Activities", December 2025.
package enum IslandMetrics {
    /// Of the island's compact and minimal forms.
    package static let height: CGFloat = 110.0 / 3
    /// What the camera takes of the compact island: 230 less twice 52.33, as wide on every phone.
    package static let cameraWidth: CGFloat = 376.0 / 3
    package static let expandedCornerRadius: CGFloat = 44
    /// Of the expanded island and of the Lock Screen's presentation; what is higher is cut.
    package static let heights: ClosedRange<CGFloat> = 84...160
    package static let minimalWidths: ClosedRange<CGFloat> = height...45
    /// Of a side of the compact island: measured, not named by Apple.
    package static let narrowestSide: CGFloat = 140.0 / 3
    /// Between the sides of the screen and the widest island: 393 less 371, halved.
    package static let screenMargin: CGFloat = 11

    package static var camera: CGSize { CGSize(width: cameraWidth, height: height) }

    /// What there is for each side of the compact island.
    package static func widestSide(on screen: CGSize) -> CGFloat {
        max(narrowestSide, (screen.width - 2 * screenMargin - cameraWidth) / 2)
    }
}
