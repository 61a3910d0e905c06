import RenderCoordinator
import RenderModel
import RenderPlanning

/// What `tap` prints for people.
package struct TapPrinter {
    package let report: TapReport
    /// The folder as the user typed it.
    package let output: String

    package init(report: TapReport, output: String) { (self.report, self.output) = (report, output) }

    package func text() -> String {
        let files =
            [report.before, report.during, report.after].compactMap { $0?.file }
            + (report.activityPictures ?? []).flatMap { [$0.before, $0.after].compactMap(\.self) } + [
                OutputFile.tap
            ]
        return (lines() + ["\(output): \(files.joined(separator: ", "))"]).joined(separator: "\n")
    }

    /// What was tapped and what came of it, without the files.
    package func lines() -> [String] {
        var lines = [headline]
        if let inactive = report.inactive { lines.append(inactive) }
        if let activity = report.userActivity { lines += self.lines(activity) }
        if let performed = report.performed { lines += self.lines(performed) }
        lines += report.requests.map { "\($0.by) called \($0.call)" }
        if !report.reloaded.isEmpty {
            lines.append("reloads the timeline of \(report.reloaded.map { "'\($0)'" }.joined(separator: ", "))")
        }
        let findings =
            [report.before, report.during, report.after].compactMap { $0 }.flatMap(\.findings)
            + (report.performed?.findings ?? []) + (report.activityPictures ?? []).flatMap(\.findings)
        var told: Set<String> = []
        lines += findings.filter { told.insert($0.message).inserted }.map { "\($0.severity): \($0.message)" }
        return lines
    }

    /// What is tapped, and one line for each area, from front to back.
    package func regions() -> String {
        var table = TextTable(columns: [("area", .left), ("what a tap does", .left)])
        for region in report.regions {
            let area = region.frame.map { frame in
                "\(GalleryWords.number(frame.x)),\(GalleryWords.number(frame.y)) "
                    + "\(GalleryWords.number(frame.width))×\(GalleryWords.number(frame.height))"
            }
            table.rows.append([area ?? "elsewhere", description(region)])
        }
        return "\(picture):\n\(table)"
    }

    private var picture: String {
        "\(report.kind) \(report.family) \(report.variant.rawValue), \(report.scheme.rawValue)"
    }

    private var headline: String {
        let place = report.at.map { ", at \(GalleryWords.number($0.x)),\(GalleryWords.number($0.y))" } ?? ""
        let target = report.target.map(description) ?? "nothing is tapped"
        return "\(picture)\(place): \(target)"
    }

    private func description(_ region: TapReport.Region) -> String {
        switch region.what {
        case .link: return "the Link opens \(region.url ?? "")"
        case .ignoredLink: return "the Link to \(region.url ?? "") is ignored in this family"
        case .widgetURL: return "widgetURL opens \(region.url ?? "")"
        case .app: return "the app opens"
        case .button, .toggle: break
        }
        let parameters = region.parameters.map(list) ?? ""
        let state = region.isOn.map { $0 ? ", which is on," : ", which is off," } ?? ""
        return "the \(region.what)\(state) performs \(region.intent ?? "")\(parameters)"
    }

    private func list(_ parameters: [String: JSONValue]) -> String {
        let texts = parameters.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }
        return texts.isEmpty ? "" : " (\(texts.joined(separator: ", ")))"
    }

    private func lines(_ activity: HandedActivity) -> [String] {
        let info = activity.userInfo.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        var lines = ["it receives a user activity of type \(activity.activityType) (\(info.joined(separator: ", ")))"]
        if let intent = activity.interaction {
            lines.append("its interaction's intent: \(intent.intent)\(list(intent.parameters))")
        }
        if let intent = activity.widgetConfigurationIntent {
            lines.append("its widgetConfigurationIntent: \(intent.intent)\(list(intent.parameters))")
        }
        return lines
    }

    private func lines(_ performed: TapReport.Performed) -> [String] {
        var lines: [String] = []
        if let error = performed.error {
            lines.append("\(performed.intent)\(list(performed.parameters)) threw: \(error)")
        } else {
            let value = performed.value.map { " and returned \($0.text)" } ?? ""
            lines.append("\(performed.intent)\(list(performed.parameters)) was performed\(value)")
        }
        if let dialog = performed.dialog { lines.append("it says: \(dialog)") }
        for activity in performed.activities ?? [] {
            let alert = activity.alert.map { ", with the alert “\($0.title)”" } ?? ""
            let gone = activity.state == .dismissed ? ", which left the screen" : ""
            lines.append(
                "it \(activity.event.rawValue) the Live Activity \(activity.kind) (\(activity.id))\(gone): "
                    + "\(activity.contentState.text)\(alert)")
        }
        for opening in performed.opens {
            switch opening.what {
            case .url: lines.append("it opens \(opening.target ?? "a URL")")
            case .intent: lines.append("it continues with \(opening.target ?? "another intent")")
            case .app: lines.append("it opens the app" + (opening.target.map { " with \($0)" } ?? ""))
            }
        }
        return lines
    }
}
