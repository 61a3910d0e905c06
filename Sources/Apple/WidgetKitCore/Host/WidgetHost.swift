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

/// Hosts of what a test has at hand, rather than of what a program declares.
extension WidgetHost {
    package convenience init<W: Widget>(_ widget: W, resources: WidgetResources = .shared) {
        self.init(records: Self.records { W._collect(widget, into: &$0) }, resources: resources)
    }

    package convenience init<C: ControlWidget>(_ control: C, resources: WidgetResources = .shared) {
        self.init(records: Self.records { C._collect(control, into: &$0) }, resources: resources)
    }

    package convenience init<B: WidgetBundle>(_ bundle: B, resources: WidgetResources = .shared) {
        self.init(records: Self.records { B.Body._collect(bundle.body, into: &$0) }, resources: resources)
    }

    /// A widget that shows these entries, whatever its provider would.
    ///
    /// - Throws: `HostError` where the widget's views take another type of entry.
    package convenience init<W: Widget>(
        _ widget: W, showing entries: [any TimelineEntry], resources: WidgetResources = .shared
    ) throws {
        var isShown = false
        let records = Self.records { W._collect(widget, into: &$0) }.map { record in
            var record = record
            guard let source = record.exhibitSource?.timelineSource,
                entries.allSatisfy({ source.sourceEntry($0) != nil })
            else { return record }
            record.exhibitSource = EntriesPreviewSource(showing: source) { entries }
            isShown = true
            return record
        }
        guard isShown else {
            let types = Set(entries.map { "\(type(of: $0))" }).sorted().joined(separator: ", ")
            throw HostError.foreignEntry(widget: "\(W.self)", type: types)
        }
        self.init(records: records, resources: resources)
    }

    /// A widget of one view, in every family.
    package convenience init(
        kind: String, resources: WidgetResources = .shared, view: @escaping @MainActor () -> AnyView
    ) {
        var record = _WidgetConfigurationRecord()
        record.kind = kind
        record.exhibitSource = ViewSource(view)
        self.init(records: [record], resources: resources)
    }

    private static func records(_ collect: (inout _WidgetList) -> Void) -> [_WidgetConfigurationRecord] {
        var list = _WidgetList()
        collect(&list)
        return list.records
    }
}

/// Shows one view, whatever is asked for.
private final class ViewSource: TimelineSource {
    private let makeView: @MainActor () -> AnyView

    init(_ makeView: @escaping @MainActor () -> AnyView) { self.makeView = makeView }

    func placeholder(in context: TimelineProviderContext) -> SourceEntry {
        SourceEntry(entry: nil, makeView: makeView)
    }

    func snapshot(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func timeline(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceTimeline) -> Void) {
        completion(SourceTimeline(entries: [placeholder(in: context)], policy: .never))
    }
}
