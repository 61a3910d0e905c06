import Foundation
import Launch

extension PreviewProviderPlaces {
    /// A type's name inside its module: `Outer.Inner`, for private types too.
    static func path(of type: Any.Type) -> String {
        // Private ones read `Module.(unknown context at $abc).Name`.
        String(reflecting: type).replacing(#/\(unknown context at [^)]*\)\./#, with: "")
            .split(separator: ".").dropFirst().joined(separator: ".")
    }
}
