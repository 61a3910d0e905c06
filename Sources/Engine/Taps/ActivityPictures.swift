import Foundation
import RenderModel
import RenderPlanning

/// Draws the presentations of the Live Activities that an intent touched: what they showed before it, and after it.
package struct ActivityPictures {
    /// Draws a picture into a file of the output folder.
    package let draw: (PlannedPicture) -> Result<PictureResult, FailureReason>
    /// Every widget of the program.
    package let widgets: [WidgetDescriptor]
    /// The group that was tapped: its device, language and settings are those of the pictures.
    package let group: RenderGroup
    package let instant: Date
    /// What the files' names begin with, such as `activity`.
    package let prefix: String

    package init(
        draw: @escaping (PlannedPicture) -> Result<PictureResult, FailureReason>, widgets: [WidgetDescriptor],
        group: RenderGroup, instant: Date, prefix: String
    ) {
        (self.draw, self.widgets, self.group) = (draw, widgets, group)
        (self.instant, self.prefix) = (instant, prefix)
    }

    /// - Throws: `FailureReason` where a picture cannot be drawn.
    package func pictures(of events: [ActivityEvent]) throws(FailureReason) -> [TapReport.ActivityPicture] {
        var result: [TapReport.ActivityPicture] = []
        for (number, id) in events.ids.enumerated() {
            guard let kind = events.first(where: { $0.id == id })?.kind,
                let widget = widgets.first(where: { $0.kind == kind && $0.activity != nil })
            else { continue }
            for presentationKind in widget.presentationKinds {
                guard let placement = placement(of: presentationKind) else { continue }
                var picture = TapReport.ActivityPicture(
                    kind: kind, id: id, family: presentationKind.description, before: nil, after: nil, findings: [])
                let name = "\(prefix)-\(number + 1)-\(presentationKind)"
                for (choice, step, file) in [
                    (events.choiceBefore(of: id), "before", \TapReport.ActivityPicture.before),
                    (events.choiceAfter(of: id), "after", \TapReport.ActivityPicture.after)
                ] {
                    guard let choice else { continue }
                    let planned = planned(choice, presentationKind, placement, file: "\(name)-\(step).png")
                    picture[keyPath: file] = planned.file
                    let drawn = try draw(planned).get()
                    picture.findings += drawn.findings.map { $0.located(by: nil) }
                        .filter { !picture.findings.contains($0) }
                }
                result.append(picture)
            }
        }
        return result
    }

    /// The tapped widget's device where it shows the presentation.
    private func placement(of presentationKind: PresentationKind) -> RenderDestination? {
        var placement = group.placement
        if placement.device.size(of: presentationKind) == nil {
            guard let device = DeviceCatalog.defaultDevice(for: presentationKind) else { return nil }
            (placement.device, placement.scale) = (device, device.scales[0])
        }
        return placement
    }

    private func planned(
        _ choice: ActivityChoice, _ presentationKind: PresentationKind, _ placement: RenderDestination, file: String
    ) -> PlannedPicture {
        var settings = PlanSettings(clock: instant, timeZone: group.surface.timeZone)
        (settings.palette, settings.contrast) = (group.surface.palette, group.surface.contrast)
        let isDark = presentationKind.activity.map { $0 != .lockScreen } ?? false
        var request = DrawRequest(
            kind: choice.kind ?? "", presentationKind: presentationKind, variant: .state(0),
            scheme: isDark ? .dark : group.schemes.first ?? .light,
            surface: placement.surface(presentationKind, settings: settings), providerTimeout: group.timeout)
        request.activities = [choice]
        return PlannedPicture(
            group: group.id, request: request, file: file, rasterScale: placement.rasterScale(presentationKind),
            square: group.square)
    }
}
