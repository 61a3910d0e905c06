import Foundation
import RenderModel

/// The pictures that one timeline feeds: a widget in one form at one place.
package struct PlanGroup: Hashable, Sendable, Identifiable {
    /// The position in the plan.
    package var id: Int
    package var widget: WidgetDescriptor
    package var slot: Slot
    package var placement: Placement
    package var surface: RenderSurface
    /// nil for the parameters' defaults.
    package var configuration: ConfigurationChoice?
    /// The states that were chosen for a Live Activity.
    package var activities: [ActivityChoice] = []
    package var variants: [VariantName]
    package var schemes: [SchemeName]
    /// Each with what it adds to a file's name.
    package var presentations: [NamedPresentation]
    package var entries: EntrySelection
    /// Moments that are pictured instead of each entry.
    package var instants: [Date] = []
    /// Seconds.
    package var timeout: Double
    package var square: Bool
    package var wallpaper: Wallpaper?
    /// The folder of the pictures inside the output folder, such as `Clock/systemSmall`.
    package var folder: String

    package struct NamedPresentation: Hashable, Sendable {
        package var presentation: Presentation
        package var suffix: String
    }

    package var needsTimeline: Bool { variants.contains { $0.needsTimeline(slot) } }

    /// Asks for the timeline; variant, scheme and presentation do not matter.
    package var timelineRequest: DrawRequest {
        request(.timeline(0), .light, Presentation(mode: .usual(for: slot)))
    }

    /// The pictures that need no timeline.
    package var immediatePictures: [PlannedPicture] {
        pictures { variant in
            switch variant {
            case .snapshot: [.snapshot]
            case .transient: [.transient]
            case .placeholder: [.placeholder]
            case .privacy: slot.isControl ? [.privacy] : []
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
        variants.flatMap(expand).flatMap { variant in
            schemes.flatMap { scheme in
                presentations.map { named in
                    let name = PictureName.file(
                        variant, scheme, timelineCount: timelineCount, suffix: named.suffix,
                        ofPreview: widget.preview != nil)
                    return PlannedPicture(
                        group: id, request: request(variant, scheme, named.presentation), file: folder + "/" + name,
                        rasterScale: placement.rasterScale(slot), square: square, wallpaper: wallpaper)
                }
            }
        }
    }

    /// What a picture of this group was planned as.
    func planned(_ picture: RenderReport.Picture) -> PlannedPicture {
        var request = request(picture.variant, picture.scheme, picture.presentation)
        request.instant = picture.instant
        return PlannedPicture(
            group: id, request: request, file: picture.file, rasterScale: placement.rasterScale(slot), square: square,
            wallpaper: wallpaper)
    }

    private func request(_ variant: Variant, _ scheme: SchemeName, _ presentation: Presentation) -> DrawRequest {
        var request = DrawRequest(
            kind: widget.kind, slot: slot, variant: variant, scheme: scheme, surface: surface,
            presentation: presentation, configuration: configuration, preview: widget.preview?.reference,
            providerTimeout: timeout)
        request.activities = activities
        return request
    }
}
