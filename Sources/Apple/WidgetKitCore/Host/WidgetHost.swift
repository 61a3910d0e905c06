import FoundationCompat
import RenderModel
import SwiftUICore

/// Drives a widget or a bundle in this process.
@MainActor
package final class WidgetHost: ExhibitHosting {
    let exhibits: ExhibitRegistry
    package let timelines = TimelineCache()

    package convenience init<W: Widget>(widget: W.Type, resources: WidgetResources = .shared) {
        self.init(resources: resources) { W._collect(W(), into: &$0) }
    }

    package convenience init<C: ControlWidget>(control: C.Type, resources: WidgetResources = .shared) {
        self.init(resources: resources) { C._collect(C(), into: &$0) }
    }

    package convenience init<B: WidgetBundle>(bundle: B.Type, resources: WidgetResources = .shared) {
        AnnouncedWidgets.startBundle()
        self.init(resources: resources) { B.Body._collect(B().body, into: &$0) }
    }

    private convenience init(resources: WidgetResources, collect: (inout _WidgetList) -> Void) {
        var list = _WidgetList()
        collect(&list)
        self.init(records: list.records, resources: resources)
    }

    package init(records: [_WidgetConfigurationRecord], resources: WidgetResources = .shared) {
        exhibits = ExhibitRegistry(records, resources, timelines)
        CurrentWidgets.shared.exhibits = exhibits
    }

    package func exhibit(for request: DrawRequest) throws -> any Exhibit { try exhibits.exhibit(ofKind: request.kind) }

    package func descriptors() throws -> [WidgetDescriptor] { exhibits.descriptors() }

    package func configurations(timeout: Double, searchTerm: String?) async throws -> [ConfigurationListing] {
        var result: [ConfigurationListing] = []
        for (exhibit, descriptor) in zip(exhibits.exhibits, exhibits.descriptors()) {
            var listing = try await exhibit.listing(of: descriptor, timeout: timeout, searchTerm: searchTerm)
            listing.kind = descriptor.kind
            listing.displayName = descriptor.displayName
            result.append(listing)
        }
        return result
    }

    package func reload(kind: String?) {
        timelines.forget(kind: kind)
        for exhibit in exhibits.exhibits { exhibit.reload() }
    }

    package func activityTemplate(kind: String) -> ActivityTemplate? {
        (try? exhibits.exhibit(ofKind: kind))?.activityTemplate
    }
}
