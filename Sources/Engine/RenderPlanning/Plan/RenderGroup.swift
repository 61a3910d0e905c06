import Assets
import Foundation
import Geometry
import RenderModel

/// The pictures that one timeline feeds: a widget in one form at one place.
package struct RenderGroup: Hashable, Sendable, Identifiable {
    /// The position in the plan.
    package var id: Int
    package var widget: WidgetDescriptor
    package var presentationKind: PresentationKind
    package var placement: RenderDestination
    package var surface: RenderSurface
    /// nil for the parameters' defaults.
    package var configuration: ConfigurationChoice?
    /// The states that were chosen for a Live Activity.
    package var activities: [ActivityChoice] = []
    /// What any of the looks has.
    package private(set) var variants: [VariantName]
    package private(set) var looks: [Look]
    package var entries: EntrySelection
    /// Moments that are pictured instead of each entry.
    package var instants: [Date] = []
    /// Seconds.
    package var timeout: Double
    package var square: Bool
    package var wallpaper: Wallpaper?
    /// The folder of the pictures inside the output folder, such as `Clock/systemSmall`.
    package var folder: String

    /// The light or dark look of a widget in one mode: what a film is made of. And which pictures there are of it.
    package struct Look: Hashable, Sendable {
        package var scheme: SchemeName
        package var presentation: Presentation
        /// What the presentation adds to a file's name.
        package var suffix: String
        package var variants: [VariantName]

        /// `light`, `dark-accented-orange`.
        package var name: String { "\(scheme)\(suffix)" }
    }

    /// Leaves pictures out.
    mutating func keep(_ isIncluded: (Look, VariantName) -> Bool) {
        looks = looks.compactMap { look in
            var kept = look
            kept.variants.removeAll { !isIncluded(look, $0) }
            return kept.variants.isEmpty ? nil : kept
        }
        variants.removeAll { variant in !looks.contains { $0.variants.contains(variant) } }
    }

    /// Adds the pictures of a group that is about the same widget in the same form and place.
    mutating func merge(_ other: RenderGroup) {
        variants += other.variants.filter { !variants.contains($0) }
        for look in other.looks {
            let index = looks.firstIndex { $0.scheme == look.scheme && $0.presentation == look.presentation }
            guard let index else { looks.append(look); continue }
            looks[index].variants += look.variants.filter { !looks[index].variants.contains($0) }
        }
    }

    /// Each once, in the order of the looks.
    package var schemes: [SchemeName] {
        looks.reduce(into: []) { if !$0.contains($1.scheme) { $0.append($1.scheme) } }
    }

    package var needsTimeline: Bool { variants.contains { $0.needsTimeline(presentationKind) } }

    /// Asks for the timeline; variant, scheme and presentation do not matter.
    package var timelineRequest: DrawRequest {
        request(.timeline(0), .light, Presentation(mode: .default(for: presentationKind)))
    }

    /// The pictures that need no timeline.
    package var immediatePictures: [PlannedPicture] {
        pictures { variant in
            switch variant {
            case .snapshot: [.snapshot]
            case .transient: [.transient]
            case .placeholder: [.placeholder]
            case .privacy: presentationKind.isControl ? [.privacy] : []
            case .timeline, .state: []
            case .current, .preview, .on, .off: variant.controlState.map { [.control($0)] } ?? []
            }
        }
    }

    /// The pictures of a timeline with `count` entries.
    package func timelinePictures(count: Int) -> [PlannedPicture] {
        pictures(timelineCount: count) { variant in
            switch variant {
            case .timeline: entries.indices(of: count).map { .timeline($0) }
            case .state: entries.indices(of: count).map { .state($0) }
            case .privacy: count > 0 ? [.privacy] : []
            case .snapshot, .transient, .placeholder, .current, .preview, .on, .off: []
            }
        }
    }

    private func pictures(timelineCount: Int = 0, _ expand: (VariantName) -> [Variant]) -> [PlannedPicture] {
        variants.flatMap { name in
            let shown = looks.filter { $0.variants.contains(name) }
            return expand(name).flatMap { variant in
                shown.map { look in
                    let file = PictureName.file(
                        variant, look.scheme, timelineCount: timelineCount, suffix: look.suffix,
                        ofPreview: widget.preview != nil)
                    return PlannedPicture(
                        group: id, request: request(variant, look.scheme, look.presentation), file: folder + "/" + file,
                        rasterScale: placement.rasterScale(presentationKind), square: square, wallpaper: wallpaper)
                }
            }
        }
    }

    /// What a picture of this group was planned as.
    package func planned(
        _ variant: Variant, _ scheme: SchemeName, _ presentation: Presentation, at instant: Date?, file: String
    ) -> PlannedPicture {
        var request = request(variant, scheme, presentation)
        request.instant = instant
        return PlannedPicture(
            group: id, request: request, file: file, rasterScale: placement.rasterScale(presentationKind),
            square: square,
            wallpaper: wallpaper)
    }

    private func request(_ variant: Variant, _ scheme: SchemeName, _ presentation: Presentation) -> DrawRequest {
        var request = DrawRequest(
            kind: widget.kind, presentationKind: presentationKind, variant: variant, scheme: scheme, surface: surface,
            presentation: presentation, configuration: configuration, preview: widget.preview?.reference,
            providerTimeout: timeout)
        request.activities = activities
        return request
    }
}

extension RenderGroup {
    /// The pictures of what is shown at the instants that the user names, for all looks.
    ///
    /// - Parameter simulation: has been played beyond the last of them.
    func pictures(at instants: [Date], in simulation: TimelineSimulation) -> [PlannedPicture] {
        let moments = instants.compactMap { instant in
            simulation.showing(at: instant).map { Moment(date: instant, content: $0.content, until: instant) }
        }
        return looks.filter { $0.variants.contains(.timeline) }.flatMap { look in
            zip(moments, FrameFileName.files(moments, look, in: self, prefix: "at-")).map { moment, file in
                var picture = picture(moment, look, simulation.reloads, file: file)
                picture.request.marksMotion = false
                return picture
            }
        }
    }

    /// The pictures of a timeline: of its entries, or of the instants that are asked for.
    package func pictures(_ timeline: TimelineSummary, _ played: TimelineSimulation?) -> [PlannedPicture] {
        let count = timeline.entries.count
        guard let played else { return timelinePictures(count: count) }
        guard variants.contains(.timeline) else { return timelinePictures(count: count) }
        var others = self
        others.keep { $1 != .timeline }
        return pictures(at: instants, in: played) + others.timelinePictures(count: count)
    }

    /// What to say where all selected entries lie beyond a timeline's end; nil where they don't.
    package func noteOnEntries(of timeline: TimelineSummary) -> String? {
        let count = timeline.entries.count
        guard count > 0, instants.isEmpty, variants.contains(.timeline), entries.indices(of: count).isEmpty else {
            return nil
        }
        return "--entries \(entries): the timeline of '\(widget.kind)' has "
            + (count == 1 ? "one entry, 0" : "\(count) entries, 0 to \(count - 1)")
    }

    /// A schedule that reaches to the last of the instants; nil where none is named.
    package func simulation(to instants: [Date]) -> TimelineSimulation? {
        instants.max().map {
            TimelineSimulation(kind: widget.kind, from: surface.clock, until: $0.addingTimeInterval(1))
        }
    }
}

/// Where and for whom something is shown in one form.
package struct RenderDestination: Hashable, Sendable {
    package var device: Device
    /// Pixels per point of the screen.
    package var scale: Double
    package var locale: String
    package var typeSize = TypeSizeName.large
    package var pseudolanguage = Pseudolanguage.plain

    /// What tells it from others: `iphone-16 3.0 en_US large none`.
    package var name: String { "\(device.identifier) \(scale) \(locale) \(typeSize) \(pseudolanguage.rawValue)" }

    /// Points as the screen shows them.
    package func shownSize(_ presentationKind: PresentationKind) -> CGSize { device.size(of: presentationKind)!.shown }

    package func pixelSize(_ presentationKind: PresentationKind) -> CGSize {
        let size = shownSize(presentationKind)
        return CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    }

    /// Pixels per point of the canvas on which the widget is laid out: smaller than the screen's on an iPad.
    package func rasterScale(_ presentationKind: PresentationKind) -> Double {
        let size = device.size(of: presentationKind)!
        return scale * size.shown.width / size.canvas.width
    }

    package func surface(_ presentationKind: PresentationKind, settings: PlanSettings) -> RenderSurface {
        RenderSurface(
            size: device.size(of: presentationKind)!.canvas, displayScale: scale,
            contentMargin: device.contentMargin(for: presentationKind),
            cornerRadius: device.cornerRadius(for: presentationKind), locale: locale, timeZone: settings.timeZone,
            typeSize: typeSize, pseudolanguage: pseudolanguage, clock: settings.clock, screen: device.screen,
            idiom: device.idiom == .pad ? .pad : .phone, palette: settings.palette,
            system: settings.system, contrast: settings.contrast, safeArea: device.safeArea(for: presentationKind),
            keepsContentMargin: settings.contentMargins == .always)
    }
}

extension RenderGroup {
    /// The picture that stands for the group: the first entry that is selected where timelines are wanted, else the first
    /// picture that needs none.
    package var representative: PlannedPicture? {
        (timelinePictures(count: entries.first + 1) + immediatePictures).first
    }
}
