import Foundation

/// The pictures of a gallery in their sections, as a page shows them, for what is no page: a contact sheet.
package struct GallerySections<Pictures: GalleryPictures> {
    /// The pictures of a widget in one family.
    package struct Section {
        /// What the widget is called.
        package var widget: String
        /// As people write it, such as `Small`.
        package var family: String
        /// The places of its pictures, in their order.
        package var places: ArraySlice<Int>
        fileprivate var index: GalleryIndex.Section
    }

    package let sections: [Section]
    private let index: GalleryIndex
    private let outline: GalleryOutline
    private let pictures: Pictures

    package init(_ outline: GalleryOutline, _ pictures: Pictures) throws {
        let index = try GalleryIndex(pictures)
        (self.index, self.outline, self.pictures) = (index, outline, pictures)
        sections = index.sections.map { section in
            Section(
                widget: outline.widgets[section.widget].name, family: section.family,
                places: index.order[section.start..<section.start + section.count], index: section)
        }
    }

    package func picture(at place: Int) throws -> GalleryPicture { try pictures.picture(at: place) }

    /// What sets a picture apart from others of its section, the most telling first: `9:41 AM`, `Dark`, `Japanese`.
    package func caption(of picture: GalleryPicture, in section: Section) -> [String] {
        let common = section.index.common, variant = picture.properties.first { $0.facet == .variant }
        var parts: [String] = []
        if let variant {
            let name = variant.label ?? variant.value
            if ["timeline", "state"].contains(variant.value) {
                let word = variant.value == "state" ? "State" : "Entry"
                parts.append(moment(of: picture) ?? picture.entry.map { "\(word) \($0 + 1)" } ?? name)
            } else if common[GalleryFacet.variant.number] == nil {
                parts.append(name)
            }
        }
        for facet in Self.told where common[facet.number] == nil && !index.facets[facet.number].isImplied {
            guard let property = picture.properties.first(where: { $0.facet == facet }) else { continue }
            if facet == .mode, ["fullColor", "vibrant"].contains(property.value) { continue }
            parts.append(facet == .language ? language(property.value) : property.label ?? property.value)
        }
        return parts.isEmpty ? [variant.map { $0.label ?? $0.value } ?? picture.name] : parts
    }

    /// All that captions tell; the heading says what the family is, and nobody asks for findings.
    private static var told: [GalleryFacet] {
        let first: [GalleryFacet] = [.scheme, .mode, .tint, .language, .device]
        return first
            + GalleryFacet.allCases.filter { ![.family, .finding, .variant].contains($0) && !first.contains($0) }
    }

    /// `Japanese` of `ja_JP`; with the country where the gallery has several locales of the language.
    private func language(_ locale: String) -> String {
        let values = index.facets[GalleryFacet.language.number].values, base = Self.base(locale)
        let isAlone = values.count { Self.base($0.value) == base } == 1
        return Locale(identifier: "en_US").localizedString(forIdentifier: isAlone ? base : locale) ?? locale
    }

    /// The language and its script, such as `zh-Hant`.
    private static func base(_ locale: String) -> String {
        let language = Locale(identifier: locale).language
        guard let code = language.languageCode?.identifier else { return locale }
        return locale.contains("_Han") || locale.contains("-Han")
            ? "\(code)-\(language.script?.identifier ?? "")" : code
    }

    /// The time, and the day where that is not the run's.
    private func moment(of picture: GalleryPicture) -> String? {
        let name = picture.properties.first { $0.facet == .run }?.value
        guard let run = outline.runs.first(where: { $0.name == name }) ?? outline.runs.first,
            let date = picture.moment.flatMap({ try? Date($0, strategy: .iso8601) })
        else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: run.timeZone) ?? .gmt
        let style = Date.FormatStyle(
            locale: Locale(identifier: "en_US"), calendar: calendar, timeZone: calendar.timeZone)
        let time = date.formatted(style.hour().minute())
        guard let clock = try? Date(run.clock, strategy: .iso8601), !calendar.isDate(date, inSameDayAs: clock) else {
            return time
        }
        let day = style.month(.abbreviated).day()
        let isThisYear = calendar.isDate(date, equalTo: clock, toGranularity: .year)
        return "\(date.formatted(isThisYear ? day : day.year())), \(time)"
    }
}
