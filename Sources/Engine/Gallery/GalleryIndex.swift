/// The order in which a page shows its pictures, its sections, and what can be chosen: numbers only, whatever the
/// pictures tell of themselves.
struct GalleryIndex {
    /// Of a widget, the pictures of a family, one after the other in the page's order.
    struct Section: Encodable {
        var id: String
        var widget: Int
        var family: String
        var start = 0
        var count = 0
        /// The largest of its pictures, in points.
        var width = 0.0
        var height = 0.0
        /// What all its pictures have in common, by facet, as numbers of values; -1 for none.
        var common: [Int?] = []
    }

    struct Facet: Encodable {
        var name: String
        var label: String
        /// Whether another property says which value it is: a device's density, say. Captions leave it out.
        var isImplied = false
        var values: [Value] = []
    }

    struct Value: Encodable {
        var value: String
        var label: String?
        var count: Int
    }

    private(set) var order: [Int] = []
    private(set) var sections: [Section] = []
    private(set) var facets: [Facet] = GalleryFacet.allCases.map { Facet(name: $0.rawValue, label: $0.label) }
    /// The numbers of values.
    private var numbers: [GalleryPicture.Property: Int] = [:]
    /// The numbers of values that stand beside values of what implies them; nil where there are several.
    private var implied: [GalleryFacet: [Int: Int?]] = [:]
    private static let implying: [GalleryFacet: GalleryFacet] = [.density: .device, .tint: .mode]

    init(_ pictures: some GalleryPictures) throws {
        var known: [GalleryPicture.Section: Int] = [:]
        var sectionOf: [Int32] = []
        sectionOf.reserveCapacity(pictures.count)
        for index in 0..<pictures.count {
            let picture = try pictures.picture(at: index)
            let section = known[picture.section] ?? sections.count
            if section == sections.count {
                known[picture.section] = section
                sections.append(Section(id: "", widget: picture.section.widget, family: picture.section.family))
            }
            sectionOf.append(Int32(section))
            add(picture, to: section)
        }
        for facet in Self.implying.keys {
            facets[facet.number].isImplied = implied[facet]?.values.allSatisfy { $0 != nil } ?? false
        }
        sort(sectionOf)
    }

    private mutating func add(_ picture: GalleryPicture, to section: Int) {
        let values = number(picture)
        for (facet, other) in Self.implying {
            let value = values[facet.number], key = values[other.number]
            if let known = implied[facet, default: [:]][key], known != value {
                implied[facet]?[key] = .some(nil)
            } else {
                implied[facet, default: [:]][key] = value
            }
        }
        sections[section].count += 1
        sections[section].width = max(sections[section].width, picture.width)
        sections[section].height = max(sections[section].height, picture.height)
        guard sections[section].count > 1 else { return sections[section].common = values }
        for facet in values.indices where sections[section].common[facet] != values[facet] {
            sections[section].common[facet] = nil
        }
    }

    /// The numbers of a picture's values by facet, which are counted; -1 where it has none.
    private mutating func number(_ picture: GalleryPicture) -> [Int] {
        var result = [Int](repeating: -1, count: facets.count)
        let codes = Set(picture.findings.map(\.code)).sorted().map { GalleryPicture.Property(.finding, $0) }
        for property in picture.properties + codes {
            let facet = property.facet.number
            // What it is called does not make another value.
            let key = GalleryPicture.Property(property.facet, property.value)
            let number = numbers[key] ?? facets[facet].values.count
            if number == facets[facet].values.count {
                numbers[key] = number
                facets[facet].values.append(Value(value: property.value, label: property.label, count: 0))
            }
            facets[facet].values[number].count += 1
            // A picture has any number of findings, which no caption tells.
            if property.facet != .finding { result[facet] = number }
        }
        return result
    }

    /// The numbers of a picture's values by facet, -1 where it has none, and those of its findings.
    func values(of picture: GalleryPicture) -> (values: [Int], findings: [Int]) {
        var result = [Int](repeating: -1, count: facets.count)
        for property in picture.properties {
            let facet = property.facet.number
            result[facet] = numbers[GalleryPicture.Property(property.facet, property.value)] ?? -1
        }
        let codes = Set(picture.findings.map(\.code)).sorted()
        return (result, codes.compactMap { numbers[GalleryPicture.Property(.finding, $0)] })
    }

    /// Widgets in their order, their families as they come; pictures as they come.
    private mutating func sort(_ sectionOf: [Int32]) {
        let sorted = sections.indices.sorted { (sections[$0].widget, $0) < (sections[$1].widget, $1) }
        var next = [Int](repeating: 0, count: sections.count), start = 0
        for section in sorted {
            (sections[section].start, next[section]) = (start, start)
            start += sections[section].count
        }
        order = [Int](repeating: 0, count: sectionOf.count)
        for (index, section) in sectionOf.enumerated() {
            order[next[Int(section)]] = index
            next[Int(section)] += 1
        }
        sections = sorted.map { sections[$0] }
        for index in sections.indices { sections[index].id = String(index + 1) }
    }
}
