import DisplayList
import Findings
import Launch
import RenderModel
import SwiftUICore

/// One picture of the canvas before it is drawn.
@MainActor
struct PreviewItem {
    private enum Content {
        case view(PreviewElement)
        case widget(WidgetPreviewContent)
        case activity(ActivityPreviewContent)
        /// A Live Activity that a provider shows.
        case activityView(any ActivityPreviewing)
    }

    private let content: Content
    private let displayName: String?
    private let presentationKind: PresentationKind
    private var device: String?
    private var findings: [Finding] = []

    /// What a declaration shows.
    static func all(of declaration: PreviewDeclaration, _ resources: WidgetResources) throws -> [PreviewItem] {
        var environment = EnvironmentValues.current
        environment.assetSource = resources.source { _ in }
        return try EnvironmentValues.with(environment) {
            switch declaration {
            case .provider(let provider, _): items(of: provider, in: environment)
            case .registry(let registry): try items(of: registry)
            }
        }
    }

    /// A name may be made of the environment, such as of `widgetFamily`: it is each preview's own.
    private static func items(
        of provider: any PreviewProvider.Type, in environment: EnvironmentValues
    ) -> [PreviewItem] {
        let elements = provider.elements
        var inFamilies: [WidgetFamily: [PreviewElement]] = [:]
        return elements.enumerated().map { index, element in
            guard let context = element.options.context as? WidgetPreviewContext, element.options.displayName != nil
            else { return PreviewItem(element) }
            var inner = environment
            inner.widgetFamily = context.family
            let own = inFamilies[context.family] ?? EnvironmentValues.with(inner) { provider.elements }
            inFamilies[context.family] = own
            // What is shown may hang on the environment too; then the name is the one that stands first.
            guard own.count == elements.count else { return PreviewItem(element) }
            return PreviewItem(element, name: own[index].options.displayName)
        }
    }

    private static func items(of registry: any PreviewRegistry.Type) throws -> [PreviewItem] {
        let preview: Preview
        do {
            preview = try registry.makePreview()
        } catch {
            throw PreviewError.unavailable("\(error)")
        }
        switch preview.content {
        case let views as ViewPreviewContent: return views.elements.map { PreviewItem($0, name: preview.name) }
        case let widget as WidgetPreviewContent: return [PreviewItem(widget, name: preview.name)]
        case let activity as ActivityPreviewContent: return [PreviewItem(activity, name: preview.name)]
        default: throw PreviewError.unknownContent("\(type(of: preview.content))")
        }
    }

    private init(_ widget: WidgetPreviewContent, name: String?) {
        content = .widget(widget)
        displayName = name
        presentationKind = .family(widget.family.name)
    }

    private init(_ activity: ActivityPreviewContent, name: String?) {
        content = .activity(activity)
        displayName = name
        presentationKind = .activity(activity.viewKind.presentation)
    }

    private init(_ element: PreviewElement, name: String? = nil) {
        let activity = element.view as? any ActivityPreviewing
        content = activity.map(Content.activityView) ?? .view(element)
        let options = element.options
        displayName = name ?? options.displayName
        device = options.device?.rawValue
        if let activity {
            presentationKind = .activity(activity.viewKind.presentation)
        } else if let context = options.context as? WidgetPreviewContext {
            presentationKind = .family(context.family.name)
        } else {
            presentationKind = .view(ViewLayout(options, &findings))
        }
        if options.usesAssistiveAccess {
            findings.append(
                Finding(.assistiveAccessNotDrawn, "the look of Assistive Access is not drawn; it is shown as usual"))
        }
        if options.orientation == .portraitUpsideDown {
            findings.append(
                Finding(
                    .previewOrientationIgnored,
                    "a preview held upside down is shown upright, as most iPhones show it"))
        }
    }

    /// Whether the program's widgets must be known before it can be shown.
    var needsWidgets: Bool {
        if case .activityView = content { true } else { false }
    }

    /// What a Live Activity shows; nil for all else.
    var activityStates: (@MainActor () async -> [ActivityViewState])? {
        switch content {
        case .activity(let activity): activity.makeStates
        case .activityView(let activity): { [activity.viewState] }
        case .view, .widget: nil
        }
    }

    func descriptor(_ reference: PreviewReference, _ place: PreviewPlace) -> WidgetDescriptor {
        var descriptor = WidgetDescriptor(
            kind: displayName.flatMap { $0.isEmpty ? nil : $0 } ?? place.title, displayName: displayName ?? "",
            description: place.description, presentationKinds: [presentationKind])
        descriptor.preview = PreviewDescription(reference: reference, place: place, device: device)
        return descriptor
    }

    /// What shows the picture.
    ///
    /// - Parameter kind: what it is asked for by.
    func exhibit(ofKind kind: String, in context: ExhibitContext) async throws -> PreviewExhibit {
        var record = _WidgetConfigurationRecord(), findings = findings
        var preview: (any PreviewSource)?
        let source: any ExhibitSource
        switch content {
        case .view(let element):
            let view = ViewPreviewSource(element, isPlain: presentationKind.viewLayout != nil)
            (preview, source) = (view, view)
        case .widget(let widget):
            let shown: any TimelineSource
            (record, shown) = try Self.first(widget.collect) { $0.timelineSource }
            let made = widget.makeSource(shown)
            (preview, source) = (made, made)
            findings += Self.findings(of: record, widget.family)
        case .activity(let activity):
            let shown: any ActivitySource
            (record, shown) = try Self.first(activity.collect) { $0.activitySource }
            let states = await activity.makeStates()
            if let other = states.first(where: { type(of: $0.attributes) != shown.attributesType }) {
                throw PreviewError.noActivity("\(type(of: other.attributes))")
            }
            source = shown.showing(states)
        case .activityView(let activity):
            guard let shown = activity.source else {
                throw PreviewError.noActivity("\(type(of: activity.viewState.attributes))")
            }
            source = shown.showing([activity.viewState])
        }
        record.kind = kind
        return PreviewExhibit(source.exhibit(of: record, in: context), source: preview, findings: findings)
    }

    /// The first configuration of a preview's widget that has such a source.
    private static func first<Source>(
        _ collect: (inout _WidgetList) -> Void, _ source: (any ExhibitSource) -> Source?
    ) throws -> (_WidgetConfigurationRecord, Source) {
        var list = _WidgetList()
        collect(&list)
        for record in list.records {
            if let found = record.exhibitSource.flatMap(source) { return (record, found) }
        }
        throw PreviewError.emptyWidget
    }

    private static func findings(of record: _WidgetConfigurationRecord, _ family: WidgetFamily) -> [Finding] {
        guard record.families?.contains(family.rawValue) == false else { return [] }
        return [
            Finding(
                .familyUnsupported,
                "the widget does not support \(family), so the canvas shows an error in its place")
        ]
    }
}

extension ViewLayout {
    /// The layout that a preview's traits or modifiers ask for.
    fileprivate init(_ options: PreviewOptions, _ findings: inout [Finding]) {
        switch options.layout ?? .device {
        case .device: self = options.orientation?.isLandscape == true ? .landscape : .device
        case .sizeThatFits: self = .sizeThatFits
        case .fixed(let width, let height):
            let wanted = [Double(width), Double(height)]
            let range = Self.lengths
            let lengths = wanted.map { min(max($0.isFinite ? $0 : 1, range.lowerBound), range.upperBound) }
            if lengths != wanted {
                findings.append(
                    Finding(
                        .previewSizeClamped,
                        "a preview cannot be \(width) × \(height) points large; it is shown in "
                            + "\(lengths[0]) × \(lengths[1])"))
            }
            self = .fixed(width: lengths[0], height: lengths[1])
        }
    }
}
