import Foundation

/// The data that the page's script draws. Keys are spelled out, as the page is for people who look into it, too.
struct GalleryContent: Encodable {
    var outline: GalleryOutline
    var sections: [GalleryIndex.Section]
    var facets: [GalleryIndex.Facet]
    var count: Int
    /// How many pictures a chunk has; missing where the page has all of them.
    var chunkLength: Int?
    /// The first of them.
    var pictures: [Tile]
    /// What is told of these; missing where that lies in chunks.
    var details: [Details]?

    /// What the grid, the search and the choice need of a picture.
    struct Tile: Encodable {
        var name: String
        /// Missing where it is the name; `#3` for the page's own picture 3.
        var file: String?
        var width: Double
        var height: Double
        /// Numbers of values, by facet; -1 for none.
        var values: [Int]
        var findings: [Int]?
        var entry: Int?
        var moment: String?
        init(_ picture: GalleryPicture, _ index: GalleryIndex, embedded: Int?) {
            (name, file) = (picture.name, embedded.map { "#\($0)" } ?? picture.file)
            (width, height) = (Self.rounded(picture.width), Self.rounded(picture.height))
            let numbers = index.values(of: picture)
            values = numbers.values
            findings = numbers.findings.isEmpty ? nil : numbers.findings
            (entry, moment) = (picture.entry, picture.moment)
        }

        private static func rounded(_ value: Double) -> Double {
            value.isFinite ? (value * 100).rounded() / 100 : 0
        }
    }

    /// What is told of a picture when it is opened.
    struct Details: Encodable {
        var findings: [GalleryPicture.Finding]?
        var facts: [GalleryPicture.Fact]

        init(_ picture: GalleryPicture) {
            findings = picture.findings.isEmpty ? nil : picture.findings
            facts = picture.facts
        }
    }
}
