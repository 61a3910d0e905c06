import Geometry
import RenderCoordinator
import RenderModel

extension TapReport.Region {
    package init(_ region: IntentRegion) {
        self.init(
            what: region.control == .button ? .button : .toggle, intent: region.intent, title: region.title,
            parameters: region.parameters,
            isOn: region.isOn, frame: Manifest.Rect(region.frame))
    }

    package init(_ region: LinkRegion, isIgnored: Bool = false) {
        self.init(what: isIgnored ? .ignoredLink : .link, url: region.url, frame: Manifest.Rect(region.frame))
    }

    package init(_ target: TapMap.Target, in picture: PictureResult) {
        switch target {
        case .intent(let index): self.init(picture.intents[index])
        case .link(let index): self.init(picture.links[index])
        case .widgetURL(let url): self.init(what: .widgetURL, url: url)
        case .app: self.init(what: .app)
        }
    }

    /// Everything that can be tapped, from front to back; the whole widget comes last.
    package static func all(in picture: PictureResult) -> [Self] {
        let areas =
            picture.intents.map { (Self($0), $0.order) } + picture.links.map { (Self($0), $0.order) }
            + picture.ignoredLinks.map { (Self($0, isIgnored: true), $0.order) }
        let whole = picture.widgetURL.map { Self(what: .widgetURL, url: $0) } ?? Self(what: .app)
        return areas.sorted { $0.1 > $1.1 }.map(\.0) + [whole]
    }
}

extension TapReport.Picture {
    package init(file: String, _ result: PictureResult) {
        self.init(
            file: file, sha256: result.sha256, entryDate: result.entryDate.map(ClockTime.text),
            control: result.control, findings: result.findings.map { $0.located(by: nil) })
    }
}

extension TapReport.Request {
    package init(_ request: ReloadRequest) {
        let center =
            switch request.subject {
            case .controls: "ControlCenter"
            case .timelines, .recommendations, .relevance: "WidgetCenter"
            }
        let caller =
            switch request.caller {
            case .launch: "launch"
            case .provider(let kind, let call): "\(call) of \(kind)"
            case .intent(let type): "perform() of \(type)"
            case .view(let kind): "the view of \(kind)"
            }
        self.init(call: "\(center).shared.\(request.subject)", by: caller, date: ClockTime.text(request.date))
    }
}

extension TapReport.Performed {
    package init(_ performed: PerformedIntent) {
        self.init(
            intent: performed.intent, parameters: performed.parameters, value: performed.value,
            dialog: performed.dialog, opens: performed.opens,
            activities: performed.activities.isEmpty ? nil : performed.activities, error: performed.error,
            findings: performed.findings)
    }
}

extension Manifest.Rect {
    package init(_ rect: CGRect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}
