/// What commands write beside the pictures in an output folder; no folder of a widget has one of these names.
package enum OutputFile {
    /// A page of everything that the folder holds.
    package static let page = "index.html"
    /// Of `render`.
    package static let manifest = "manifest.json"
    /// Of `timeline`.
    package static let timeline = "timeline.json"
    /// Of `tap`.
    package static let tap = "tap.json"

    static let all: Set<String> = [page, manifest, timeline, tap]
}
