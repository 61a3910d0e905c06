import CDeterminism
import Foundation
import RenderModel

extension PreviewProviderPlaces {
    /// Those of this program.
    static var current: PreviewProviderPlaces {
        let json = darkroom_launch_variable(variable).map { Data(String(cString: $0).utf8) }
        return json.flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? PreviewProviderPlaces()
    }

    /// A type's name inside its module: `Outer.Inner`, for private types too.
    static func path(of type: Any.Type) -> String {
        // Private ones read `Module.(unknown context at $abc).Name`.
        String(reflecting: type).replacing(#/\(unknown context at [^)]*\)\./#, with: "")
            .split(separator: ".").dropFirst().joined(separator: ".")
    }
}
