import Foundation
import Launch
import RenderModel
import SwiftUICore

/// A `#Preview` or a `PreviewProvider` of this program.
enum PreviewDeclaration {
    case registry(any PreviewRegistry.Type)
    case provider(any PreviewProvider.Type, PreviewPlace)

    var place: PreviewPlace {
        switch self {
        case .registry(let registry):
            PreviewPlace(file: registry._path, line: registry.line, column: registry.column)
        case .provider(_, let place): place
        }
    }

    /// All of them, in the order in which the canvas lists them.
    static var all: [PreviewDeclaration] {
        let registries = PreviewRecords.registries.map(PreviewDeclaration.registry)
        return (registries + providers).sorted { PreviewPlace.isBefore($0.place, $1.place) }
    }

    private static var providers: [PreviewDeclaration] {
        guard let descriptor = ConformingTypes.descriptor(ofExistential: (any PreviewProvider).self) else { return [] }
        var places = LaunchFile.current.previewProviders ?? PreviewProviderPlaces()
        var seen: Set<ObjectIdentifier> = []
        return ConformingTypes.all(of: descriptor)
            .filter { seen.insert(ObjectIdentifier($0)).inserted }
            .compactMap { $0 as? any PreviewProvider.Type }
            .map { ($0, PreviewProviderPlaces.path(of: $0)) }
            .sorted { $0.1 < $1.1 }
            .map { .provider($0.0, places.take($0.1)) }
    }
}
