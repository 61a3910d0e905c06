import SystemSupport

/// A row of a page's table: something that happened to a widget.
struct TimelineEventRow {
    let event: TimelineManifest.Event

    var html: String {
        let pictures =
            (event.pictures ?? [:]).sorted { $0.key < $1.key }.map { look, file in
                "<img src=\"\(TimelinePage.address(file))\" alt=\"\(HTML.escape(look))\" loading=\"lazy\"/>"
            }
            + activities
        return "<tr><td><time datetime=\"\(event.at)\">\(event.at)</time></td><td>\(event.event.rawValue)</td>"
            + "<td>\(HTML.escape(details))\(pictures.joined())</td></tr>"
    }

    /// The presentations of the Live Activities that a tap touched, before and after it.
    private var activities: [String] {
        (event.tap?.activityPictures ?? []).flatMap { picture in
            [(picture.before, "before"), (picture.after, "after")].compactMap { file, step in
                file.map {
                    "<img src=\"\(TimelinePage.address($0))\" "
                        + "alt=\"\(HTML.escape("\(picture.kind), \(picture.family), \(step)"))\" loading=\"lazy\"/>"
                }
            }
        }
    }

    private var details: String {
        let because = event.because?.rawValue ?? ""
        switch event.event {
        case .asked:
            let trigger = event.by.map { " by \($0)" } ?? ""
            return "\(because)\(trigger)" + (event.budgetLeft.map { ", \($0) left of the budget" } ?? "")
        case .answered:
            let policy = [event.policy?.rawValue, event.policyDate].compactMap(\.self).joined(separator: " ")
            return "\(Count.text(event.entries ?? 0, "entry", "entries")), reload \(policy)"
        case .tapped: return event.tap.map { TapText(outcome: $0).description } ?? ""
        case .shown:
            let entry = event.entry.map { "entry \($0)" } ?? "placeholder"
            return entry + (event.duration.map { ", for \(SpanText.text($0))" } ?? "")
        case .delayed:
            return "\(because), \(event.reason?.rawValue ?? ""), until \(event.until ?? "the end")"
        case .failed: return event.message ?? ""
        }
    }
}
