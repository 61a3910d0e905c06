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

/// The records that `#Preview` leaves in the program, in debug and release builds alike.
enum PreviewRecords {
    private typealias Record = (version: UInt, accessor: @convention(c) (UnsafeMutableRawPointer) -> Void)

    static var registries: [any PreviewRegistry.Type] {
        ImageSections.named("darkroom_previews").flatMap { section in
            section.bindMemory(to: Record.self).compactMap { record -> (any PreviewRegistry.Type)? in
                // Linkers may fill up with zeros.
                guard record.version == 1 else { return nil }
                return withUnsafeTemporaryAllocation(of: (any PreviewRegistry.Type).self, capacity: 1) { place in
                    record.accessor(place.baseAddress!)
                    return place.baseAddress!.move()
                }
            }
        }
    }
}

extension PreviewProviderPlaces {
    /// A type's name inside its module: `Outer.Inner`, for private types too.
    static func path(of type: Any.Type) -> String {
        // Private ones read `Module.(unknown context at $abc).Name`.
        String(reflecting: type).replacing(#/\(unknown context at [^)]*\)\./#, with: "")
            .split(separator: ".").dropFirst().joined(separator: ".")
    }
}

/// Why a preview cannot be shown.
package enum PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
    case noSuchPreview
    /// `#Preview` threw, as it does where the system is too old.
    case unavailable(String)
    case emptyWidget
    case unknownContent(String)
    /// The attributes.
    case noActivity(String)

    package var description: String {
        switch self {
        case .noSuchPreview: "no such preview in this program"
        case .unavailable(let reason): "the preview could not be made: it threw \(reason)"
        case .emptyWidget:
            "the preview's widget has no configuration of the kind that the preview shows; return one from every "
                + "branch of its body"
        case .noActivity(let attributes):
            "the preview's widget has no ActivityConfiguration for \(attributes); add the widget that has one, or show "
                + "attributes of its own"
        case .unknownContent(let type): "previews of \(type) are not drawn"
        }
    }
}

/// Shows a preview as a widget of a family.
public struct WidgetPreviewContext: PreviewContext {
    /// The family in which the preview is shown.
    public let family: WidgetFamily
    /// - Parameter family: one that the device of the preview shows.
    public init(family: WidgetFamily) { self.family = family }
}
