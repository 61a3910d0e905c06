/// Finds pixels that differ only because an edge covers them by another part.
///
/// The idea is Vyšniauskas's ("Anti-aliased pixel and intensity slope detector", 2009): such a pixel lies on a slope
/// of brightness, between a neighbor that is darker and one that is brighter, and at least one of those two belongs
/// to a surface, in both pictures.
struct EdgeRecognition {
    private let first: UnsafePointer<UInt32>, second: UnsafePointer<UInt32>
    private let width: Int, height: Int

    init(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, width: Int, height: Int) {
        (self.first, self.second, self.width, self.height) = (first, second, width, height)
    }

    /// Whether both pictures explain the pixel as an edge's coverage.
    func isEdge(_ x: Int, _ y: Int) -> Bool { isSlope(x, y, in: first) && isSlope(x, y, in: second) }

    private func isSlope(_ x: Int, _ y: Int, in pixels: UnsafePointer<UInt32>) -> Bool {
        let center = pixels[y * width + x], own = Self.brightness(center)
        // Beyond the picture's border it goes on as the pixel is.
        var equal = x == 0 || y == 0 || x == width - 1 || y == height - 1 ? 1 : 0
        var least = 0, most = 0, darkest = (x, y), brightest = (x, y)
        for row in max(0, y - 1)...min(height - 1, y + 1) {
            for column in max(0, x - 1)...min(width - 1, x + 1) where row != y || column != x {
                let difference = Self.brightness(pixels[row * width + column]) - own
                if difference == 0 {
                    equal += 1
                    // More than two of its kind: a surface, or a line of its own.
                    if equal > 2 { return false }
                } else if difference < least {
                    (least, darkest) = (difference, (column, row))
                } else if difference > most {
                    (most, brightest) = (difference, (column, row))
                }
            }
        }
        guard least < 0, most > 0 else { return false }
        return isSurface(darkest) || isSurface(brightest)
    }

    /// Whether a pixel has three neighbors of its own color, in both pictures.
    private func isSurface(_ place: (x: Int, y: Int)) -> Bool {
        hasSiblings(place, in: first) && hasSiblings(place, in: second)
    }

    private func hasSiblings(_ place: (x: Int, y: Int), in pixels: UnsafePointer<UInt32>) -> Bool {
        let (x, y) = place, center = pixels[y * width + x]
        var equal = x == 0 || y == 0 || x == width - 1 || y == height - 1 ? 1 : 0
        for row in max(0, y - 1)...min(height - 1, y + 1) {
            for column in max(0, x - 1)...min(width - 1, x + 1) where row != y || column != x {
                if pixels[row * width + column] == center { equal += 1 }
            }
        }
        return equal >= 3
    }

    /// 0...261,120: luma as Rec. 601 weighs it, in 1/1024; what is transparent counts as lying on white.
    private static func brightness(_ pixel: UInt32) -> Int {
        let (red, green, blue) = (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
        return 306 * red + 601 * green + 117 * blue + 1024 * (255 - Int(pixel >> 24))
    }
}
