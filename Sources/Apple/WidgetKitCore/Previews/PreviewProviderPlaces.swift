import CDeterminism
import Foundation
import RenderModel

/// Where the types that provide previews are declared, as far as whoever compiled the program says so.
package struct PreviewProviderPlaces: Codable {
    /// The environment variable that holds them as JSON.
    package static let variable = "DARKROOM_PREVIEW_PROVIDERS"

    /// By the type's path, such as `Outer.Inner`; several where files have private types of the same name.
    package var places: [String: [PreviewPlace]]

    package init(places: [String: [PreviewPlace]] = [:]) { self.places = places }

    static var current: PreviewProviderPlaces {
        let json = darkroom_launch_variable(variable).map { Data(String(cString: $0).utf8) }
        return json.flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? PreviewProviderPlaces()
    }

    /// The next place of a type, each handed out once.
    mutating func take(_ path: String) -> PreviewPlace {
        let name = path.split(separator: ".").last.map(String.init) ?? path
        guard let known = places[path], !known.isEmpty else { return PreviewPlace(type: name) }
        var place = places[path]!.removeFirst()
        place.type = name
        return place
    }

    /// A type's name inside its module: `Outer.Inner`, for private types too.
    static func path(of type: Any.Type) -> String {
        // Private ones read `Module.(unknown context at $abc).Name`.
        String(reflecting: type).replacing(#/\(unknown context at [^)]*\)\./#, with: "")
            .split(separator: ".").dropFirst().joined(separator: ".")
    }
}
