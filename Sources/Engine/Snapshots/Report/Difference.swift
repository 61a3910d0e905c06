/// How far the pixels of a picture are from its golden's.
package struct Difference: Hashable, Sendable, Codable {
    /// The path of a picture of what differs, inside the report's folder; missing where there is none.
    package var image: String?
    /// Pixels that differ, apart from `edgePixels`.
    package var differentPixels: Int
    /// Pixels of the larger of both.
    package var pixelCount: Int
    /// The largest CIEDE2000 distance of two pixels: 1 is hardly seen, 100 is black on white.
    package var largestDeltaE: Double
    /// Pixels of the largest connected part that differs.
    package var largestCluster: Int
    package var sizesDiffer: Bool
    /// Pixels that differ only as an edge does that lies a part of a pixel elsewhere; missing where there are none.
    package var edgePixels: Int?

    package init(
        image: String? = nil, differentPixels: Int, pixelCount: Int, largestDeltaE: Double, largestCluster: Int,
        sizesDiffer: Bool = false, edgePixels: Int? = nil
    ) {
        (self.image, self.differentPixels, self.pixelCount) = (image, differentPixels, pixelCount)
        (self.largestDeltaE, self.largestCluster) = (largestDeltaE, largestCluster)
        (self.sizesDiffer, self.edgePixels) = (sizesDiffer, edgePixels)
    }
}
