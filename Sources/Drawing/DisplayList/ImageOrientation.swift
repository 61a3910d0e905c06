/// How stored pixels are to be turned, in EXIF's numbers. The names say what was done to the upright picture.
package enum ImageOrientation: UInt8, Hashable, Sendable, CaseIterable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// Whether columns become rows.
    package var swapsAxes: Bool { rawValue >= 5 }
}
