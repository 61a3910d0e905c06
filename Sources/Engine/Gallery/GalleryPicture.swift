/// A picture of a gallery: where it lies, what sets it apart from others, and what is told of it.
package struct GalleryPicture: Sendable {
    /// The widget and the family under which it stands.
    package struct Section: Hashable, Sendable {
        /// The widget's place in the gallery's list.
        package var widget: Int
        /// As the page writes it, such as `Small`.
        package var family: String

        package init(widget: Int, family: String) { (self.widget, self.family) = (widget, family) }
    }

    /// A property by which pictures can be chosen, and its value.
    package struct Property: Hashable, Sendable {
        package var facet: GalleryFacet
        /// As addresses have it, such as `systemSmall`.
        package var value: String
        /// As the page writes it, such as `Small`; nil where that is the value.
        package var label: String?

        package init(_ facet: GalleryFacet, _ value: String, _ label: String? = nil) {
            (self.facet, self.value, self.label) = (facet, value, label)
        }
    }

    /// What is wrong with it.
    package struct Finding: Encodable, Sendable {
        package var code: String
        /// `note`, `warning` or `error`.
        package var severity: String
        package var message: String
        /// Where that is written, such as `Widget/Podium.swift:12`.
        package var place: String?

        package init(code: String, severity: String, message: String, place: String? = nil) {
            (self.code, self.severity, self.message, self.place) = (code, severity, message, place)
        }
    }

    /// A line of what made it, and of what it holds.
    package struct Fact: Encodable, Sendable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    /// Its name, no other picture's: a path as people read it.
    package var name: String
    /// The path of its file from the page's folder; nil where that is the name.
    package var file: String?
    package var section: Section
    package var properties: [Property]
    /// The index in the timeline; nil where it is of none.
    package var entry: Int?
    /// The moment that is shown, in ISO 8601; nil where it shows none.
    package var moment: String?
    /// In points: what it covers on a screen.
    package var width: Double
    package var height: Double
    package var findings: [Finding]
    package var facts: [Fact]

    package init(
        name: String, file: String? = nil, section: Section, properties: [Property], entry: Int? = nil,
        moment: String? = nil, width: Double, height: Double, findings: [Finding] = [], facts: [Fact] = []
    ) {
        (self.name, self.file, self.section, self.properties) = (name, file, section, properties)
        (self.entry, self.moment, self.width, self.height) = (entry, moment, width, height)
        (self.findings, self.facts) = (findings, facts)
    }

    /// The path of its file from the page's folder.
    package var path: String { file ?? name }
}
