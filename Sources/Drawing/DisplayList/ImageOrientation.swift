/// How stored pixels are to be turned, in EXIF's numbers. The names say what was done to the upright picture.
public enum ImageOrientation: UInt8, Hashable, Sendable, CaseIterable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// Whether columns become rows.
    public var swapsAxes: Bool { rawValue >= 5 }
}
