import RenderModel
import SwiftUICore

/// What an extension declares, in its order and by kind.
@MainActor
package final class ExhibitRegistry {
    let exhibits: [any Exhibit]
    private let exhibitsByKind: [String: any Exhibit]

    init(_ exhibits: [any Exhibit]) {
        self.exhibits = exhibits
        // Of several of one kind the first counts.
        exhibitsByKind = Dictionary(exhibits.map { ($0.kind, $0) }) { first, _ in first }
    }

    /// Makes an exhibit of each record that shows something.
    convenience init(
        _ records: [_WidgetConfigurationRecord], _ resources: WidgetResources, _ timelines: TimelineCache
    ) {
        let context = ExhibitContext(resources: resources, timelines: timelines, kinds: records.map(\.kind))
        self.init(records.compactMap { $0.exhibitSource?.exhibit(of: $0, in: context) })
    }

    /// - Throws: `HostError` for a kind that there is not.
    func exhibit(ofKind kind: String) throws -> any Exhibit {
        guard let exhibit = exhibitsByKind[kind] else {
            throw HostError.unknownKind(kind, known: exhibits.map(\.kind))
        }
        return exhibit
    }

    func descriptors() -> [WidgetDescriptor] { exhibits.map { $0.descriptor() } }
}
