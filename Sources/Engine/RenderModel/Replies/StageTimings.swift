/// Seconds that each stage of one picture took.
package struct StageTimings: Hashable, Sendable, Codable {
    package enum Stage: String, Hashable, Sendable, CaseIterable {
        case resolve, layout, record, raster, encode, write
    }

    package var resolve = 0.0
    package var layout = 0.0
    package var record = 0.0
    package var raster = 0.0
    package var encode = 0.0
    package var write = 0.0
    /// Spent on telling whether the drawing is one that lies in the output folder.
    package var hash = 0.0
    /// Whether it was: then the picture was not made again.
    package var isKnown = false
    /// From the request's arrival in the worker to the answer, provider included.
    package var total = 0.0
    /// The worker's largest memory so far, in bytes.
    package var peakMemory = 0

    package init() {}

    package subscript(stage: Stage) -> Double {
        switch stage {
        case .resolve: resolve
        case .layout: layout
        case .record: record
        case .raster: raster
        case .encode: encode
        case .write: write
        }
    }
}
