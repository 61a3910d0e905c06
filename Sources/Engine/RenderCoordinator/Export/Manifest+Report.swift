import DisplayList
import Findings
import Foundation
import Geometry
import Launch
import RenderModel
import RenderPlanning

extension Manifest {
    package init(_ report: RenderReport, renderer: Renderer) {
        self.init(outlineOf: report, renderer: renderer)
        pictures = Array(Self.pictures(of: report))
        failures = Array(Self.failures(of: report))
    }

    /// Without pictures and failures, of which there may be many: they are made when they are written.
    init(outlineOf report: RenderReport, renderer: Renderer, _ grouped: GroupedFindings = GroupedFindings()) {
        let plan = report.plan
        self.renderer = renderer
        settings = Settings(plan.settings)
        widgets = plan.widgets.map(Widget.init)
        timelines = plan.groups.compactMap { group in
            report.timelines[group.id].map { Timeline(group, $0) }
        }
        (pictures, failures) = ([], [])
        brokenWidgets = report.brokenWidgets.isEmpty ? nil : report.brokenWidgets
        notes = plan.notes
        assetFindings = report.assetFindings
        let findings = report.dataFindings
        dataFindings = findings.isEmpty ? nil : findings
        let groups = grouped.groups(of: report)
        findingGroups = groups.isEmpty ? nil : groups
        shard = plan.shard.map { part in
            let requests = report.allDataRequests, folders = OrderedNames(part.folders)
            return Shard(
                part: part.shard.description, folders: part.folders, options: part.options,
                timelines: plan.groups.filter { report.timelines[$0.id] != nil }.map {
                    folders.position(of: $0.folder)
                },
                failures: report.failures.map { folders.position(of: plan.groups[$0.group].folder) },
                dataRequests: requests.isEmpty ? nil : requests)
        }
    }

    /// Each made when it is asked for.
    ///
    /// - Parameter sources: knows where the views of findings are written.
    static func pictures(
        of report: RenderReport, sources: (any SourceLocating)? = nil
    ) -> LazyMapCollection<ReportedPictures, Picture> {
        report.pictures.lazy.map { picture in
            Picture(report.plan.groups[picture.group], picture, sources: sources)
        }
    }

    static func failures(of report: RenderReport) -> LazyMapCollection<[RenderFailure], Failure> {
        report.failures.lazy.map { Failure(report.plan.groups[$0.group], $0) }
    }
}

extension Manifest.Settings {
    init(_ settings: PlanSettings) {
        self.init(
            clock: ClockTime.text(settings.clock), timeZone: settings.timeZone, square: settings.square,
            symbols: settings.symbols, appGroups: settings.data.appGroups, network: settings.data.network)
    }
}

extension Manifest.Widget {
    fileprivate init(_ widget: WidgetDescriptor) {
        kind = widget.kind
        displayName = widget.displayName
        description = widget.description
        localizations = widget.localizations.isEmpty ? nil : widget.localizations
        families = widget.presentationKinds.map(\.description)
        contentMarginsEnabled = widget.contentMarginsEnabled
        containerBackgroundRemovable = widget.containerBackgroundRemovable
        isActivity = widget.activity == nil ? nil : true
        preview = widget.preview.map { Manifest.Preview($0.place) }
    }
}

extension Manifest.Preview {
    fileprivate init(_ place: PreviewPlace) {
        (file, line, column, type) = (place.file, place.line, place.column, place.type)
    }
}

extension Manifest.Timeline {
    fileprivate init(_ group: RenderGroup, _ timeline: TimelineSummary) {
        kind = group.widget.kind
        family = group.presentationKind.description
        device = group.placement.device.identifier
        scale = group.placement.scale
        locale = group.placement.locale
        typeSize = group.placement.typeSize.description
        pseudolanguage = group.placement.pseudolanguage
        configuration = group.configuration?.name
        entryCount = timeline.entries.count
        findings = timeline.findings
        switch timeline.policy {
        case .atEnd: reloadPolicy = .atEnd
        case .never: reloadPolicy = .never
        case .after(let date): (reloadPolicy, reloadDate) = (.after, ClockTime.text(date))
        }
    }
}

extension Manifest.Picture {
    /// - Parameter sources: knows where the views of findings are written.
    init(_ group: RenderGroup, _ picture: RenderReport.Picture, sources: (any SourceLocating)?) {
        self.init(group, picture)
        findings = findings.map { $0.located(by: sources) }
    }

    private init(_ group: RenderGroup, _ picture: RenderReport.Picture) {
        let result = picture.result
        file = picture.file
        kind = group.widget.kind
        family = group.presentationKind.description
        variant = picture.variant.kind
        entryIndex = picture.variant.entryIndex
        entryDate = result.entryDate.map(ClockTime.text)
        instant = picture.instant.map(ClockTime.text)
        relevance = result.relevance.map { .init(score: $0.score, duration: $0.duration) }
        scheme = picture.scheme
        let presentation = picture.presentation
        mode = presentation.mode
        accent = presentation.mode == .accented ? presentation.tint.name : nil
        luminanceReduced = presentation.isLuminanceReduced ? true : nil
        lock = presentation.lock == .unlocked ? nil : presentation.lock
        redactionLevel = presentation.redactionLevel == .nothing ? nil : presentation.redactionLevel
        wallpaper = group.wallpaper?.name
        let laidOut = result.size ?? group.surface.size
        if wallpaper != nil {
            let place = Wallpaper.frame(of: laidOut)
            frame = .init(x: place.minX, y: place.minY, width: place.width, height: place.height)
        }
        device = group.placement.device.identifier
        scale = group.placement.scale
        locale = group.placement.locale
        typeSize = group.placement.typeSize.description
        pseudolanguage = group.placement.pseudolanguage
        configuration = group.configuration.map { .init(name: $0.name, parameters: $0.parameters) }
        preview = group.widget.preview.map { Manifest.Preview($0.place) }
        size = .init(width: laidOut.width, height: laidOut.height)
        pixelSize = .init(width: Double(result.pixelWidth), height: Double(result.pixelHeight))
        widgetURL = result.widgetURL
        links = result.links.map { link in
            .init(
                url: link.url,
                frame: .init(
                    x: link.frame.minX, y: link.frame.minY, width: link.frame.width, height: link.frame.height))
        }
        control = result.control
        intents =
            result.intents.isEmpty
            ? nil
            : result.intents.map { region in
                Manifest.Intent(
                    control: region.control, intent: region.intent, title: region.title, parameters: region.parameters,
                    isOn: region.isOn,
                    frame: .init(
                        x: region.frame.minX, y: region.frame.minY, width: region.frame.width,
                        height: region.frame.height))
            }
        activity = result.activity.map { .init(name: $0.name, isStale: $0.isStale, hasEnded: $0.hasEnded) }
        accessibility = result.accessibility.flatMap { $0.elements.isEmpty ? nil : $0.elements }
        findings = result.findings
        (sha256, drawing) = (result.sha256, result.drawing)
    }
}

extension Manifest.Failure {
    fileprivate init(_ group: RenderGroup, _ failure: RenderFailure) {
        kind = group.widget.kind
        family = group.presentationKind.description
        device = group.placement.device.identifier
        scale = group.placement.scale
        locale = group.placement.locale
        typeSize = group.placement.typeSize.description
        pseudolanguage = group.placement.pseudolanguage
        configuration = group.configuration?.name
        reason = failure.reason.code
        message = failure.reason.message
        switch failure.subject {
        case .picture(let picture):
            variant = picture.request.variant.kind
            entryIndex = picture.request.variant.entryIndex
            scheme = picture.request.scheme
            mode = picture.request.presentation.mode
        case .timeline:
            variant = .timeline
        }
    }
}
