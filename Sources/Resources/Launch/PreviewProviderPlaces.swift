/// Where the types that provide previews are declared, as far as whoever compiled the program says so.
package struct PreviewProviderPlaces: Codable, Sendable {
    /// By the type's path, such as `Outer.Inner`; several where files have private types of the same name.
    package var places: [String: [PreviewPlace]]

    package init(places: [String: [PreviewPlace]] = [:]) { self.places = places }

    /// The next place of a type, each handed out once.
    package mutating func take(_ path: String) -> PreviewPlace {
        let name = path.split(separator: ".").last.map(String.init) ?? path
        guard let known = places[path], !known.isEmpty else { return PreviewPlace(type: name) }
        var place = places[path]!.removeFirst()
        place.type = name
        return place
    }
}
