/// What a snapshot may differ from its golden by, and still counts as the same. All of it holds at once.
package struct Relaxation: Hashable, Sendable, Codable {
    /// The largest CIEDE2000 distance of two pixels.
    package var deltaE: Double
    /// How many pixels of the largest connected part may differ.
    package var cluster: Int
    /// How many pixels may differ.
    package var pixels: Int
    /// Names of views whose frames are not compared; missing where everything is.
    package var masks: [String]?
    /// Those of them that are the name of no view of the snapshot; missing where there are none.
    package var unknownMasks: [String]?
    /// Why, for whoever reads the report.
    package var reason: String?

    package init(
        deltaE: Double = 0, cluster: Int = 0, pixels: Int = 0, masks: [String]? = nil, reason: String? = nil
    ) {
        (self.deltaE, self.cluster, self.pixels, self.masks, self.reason) = (deltaE, cluster, pixels, masks, reason)
    }
}
