import DisplayList
import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import SystemSupport
import WebPages

/// `index.html` of a timeline: what was shown when and why, beside the files that it names.
package struct TimelinePage {
    package let manifest: TimelineManifest

    package init(manifest: TimelineManifest) { self.manifest = manifest }

    package func encoded() -> Data { Data(html.utf8) }

    private var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(HTML.escape(title))</title>
        <style>
        \(TimelineStyle.css)
        </style>
        </head>
        <body>
        <header>
        <h1>\(HTML.escape(title))</h1>
        <p>\(HTML.escape("\(span), \(manifest.settings.timeZone)"))</p>
        </header>
        <main>
        \(manifest.tracks.map(section).joined(separator: "\n"))
        \(bundleFindings)
        \(notes)
        </main>
        <footer><p>darkroom \(HTML.escape(manifest.renderer.version))</p></footer>
        </body>
        </html>

        """
    }

    private var span: String { "\(Self.shown(manifest.settings.from)) to \(Self.shown(manifest.settings.until))" }

    /// `2026-01-01 09:41` of `2026-01-01T09:41:00Z`: the page says once which time zone it is, and few times have seconds.
    static func shown(_ time: String) -> String {
        let text = String(time.prefix(19)).replacing("T", with: " ")
        return text.hasSuffix(":00") && text.count == 19 ? String(text.dropLast(3)) : text
    }

    private var kinds: [String] {
        var kinds: [String] = []
        for track in manifest.tracks where !kinds.contains(track.kind) { kinds.append(track.kind) }
        return kinds
    }

    private var title: String { kinds.joined(separator: ", ") }

    private func section(_ track: TimelineManifest.Track) -> String {
        let heading = kinds.count > 1 ? "\(track.kind), \(track.family)" : track.family
        let place = [track.configuration, GalleryWords.device(track.device), track.locale].compactMap(\.self)
        let asked =
            "\(Count.text(track.reloads, "reload")), \(track.chargedReloads) counted toward the budget"
            + (track.delayedReloads > 0 ? ", \(track.delayedReloads) delayed" : "")
        return """
            <section class="widget">
            <h2>\(HTML.escape(heading))</h2>
            <p>\(HTML.escape(place.joined(separator: ", "))): \(HTML.escape(asked))</p>
            <div class="films">
            \(track.films.map(film).joined(separator: "\n"))
            </div>
            \(FindingsList(findings: track.findings).html)
            \(track.failures.map(failure).joined(separator: "\n"))
            <details\(track.events.count > Self.mostOpenEvents ? "" : " open=\"\"")><summary>What happened</summary>
            <table class="events">
            \(track.events.map { TimelineEventRow(event: $0).html }.joined(separator: "\n"))
            </table>
            </details>
            </section>
            """
    }

    /// More events than this are folded away.
    private static let mostOpenEvents = 200

    private func film(_ film: TimelineManifest.Film) -> String {
        let changes = Count.text(film.changes, "change")
        let picture =
            film.animation.map { animation in
                "<img src=\"\(Self.address(animation.file))\" alt=\"\(HTML.escape(film.look))\" "
                    + "width=\"\(GalleryWords.number(animation.size.width))\" height=\"\(GalleryWords.number(animation.size.height))\"/>"
            } ?? ""
        let strip = film.filmStrip.map { ", <a href=\"\(Self.address($0))\">film strip</a>" } ?? ""
        let scheme = film.look.hasPrefix("dark") ? "dark" : "light"
        return """
            <figure class="\(scheme)">\(picture.isEmpty ? "" : "\n<div class=\"stage\">\(picture)</div>")
            <figcaption><strong>\(HTML.escape(film.look))</strong> <span>\(changes)\(strip)</span></figcaption>
            </figure>
            """
    }

    /// A file of the folder, as an address.
    package static func address(_ file: String) -> String {
        HTML.escape(file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file)
    }

    private func failure(_ failure: TimelineManifest.Failure) -> String {
        let subject = [failure.at, failure.look?.rawValue].compactMap(\.self).joined(separator: ", ")
        return "<div class=\"failure\"><b>\(HTML.escape(subject)): \(HTML.escape(failure.reason.rawValue))</b>"
            + "<pre>\(HTML.escape(failure.message))</pre></div>"
    }

    private var bundleFindings: String {
        guard let findings = manifest.bundleFindings else { return "" }
        return "<section class=\"notes\">\n<h2>Resources</h2>\n\(FindingsList(findings: findings).html)\n</section>"
    }

    private var notes: String {
        guard !manifest.notes.isEmpty else { return "" }
        let items = manifest.notes.map { "<li>\(HTML.escape($0))</li>" }.joined(separator: "\n")
        return "<section class=\"notes\">\n<h2>Notes</h2>\n<ul>\n\(items)\n</ul>\n</section>"
    }
}

/// The look of a timeline's page: that of all pages, and what only it has.
enum TimelineStyle {
    static let css =
        WebPage.style + """

            body { max-width: 90rem; margin: 0 auto; padding: 1rem; }
            header p { color: var(--quiet); }
            .widget { margin-top: 2.5rem; display: grid; gap: .5rem; grid-template-columns: minmax(0, 1fr); }
            .films { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
            figure { max-width: 100%; }
            .stage { padding: 10px; border-radius: .9rem; background: var(--light-stage); }
            .dark .stage { background: var(--dark-stage); }
            .stage img { display: block; margin: 0 auto; max-width: 100%; height: auto; }
            figcaption { padding: .35rem .2rem; font-size: .8125rem; }
            .findings, .notes ul { padding-left: 1.2rem; max-width: 60rem; font-size: .875rem; }
            .findings .error b { color: var(--bad); }
            .findings .warning b { color: var(--warn); }
            .failure { padding: .6rem .8rem; border-left: 4px solid var(--bad); border-radius: .3rem; background: var(--side); }
            .failure pre { margin: .25rem 0 0; white-space: pre-wrap; }
            .events { border-collapse: collapse; font-size: .8125rem; }
            .events td { padding: .2rem .8rem .2rem 0; vertical-align: top; }
            .events td:nth-child(-n + 2) { white-space: nowrap; }
            .events img { display: block; max-height: 6rem; max-width: 100%; width: auto; border-radius: .5rem; }
            @media (max-width: 47.99rem) {
              .events, .events tbody, .events tr, .events td { display: block; padding: 0; }
              .events tr { padding: .5rem 0; border-top: 1px solid var(--line); }
              .events td:nth-child(-n + 2) { display: inline; margin-right: .6rem; }
              .events img { margin-top: .3rem; }
            }
            footer { margin-top: 3rem; color: var(--quiet); font-size: .8125rem; }
            """
}

/// When a widget's entries say that they matter.
enum SmartStack {
    /// A score holds from the entry's date for its duration, or until the next entry where that is 0; a score that is
    /// not positive says that the widget does not matter.
    static func relevances(of simulation: TimelineSimulation) -> [TimelineManifest.Relevance] {
        simulation.showings.compactMap { showing in
            guard case .entry(let reload, let index) = showing.content,
                let entries = simulation.answers[reload]?.entries, let relevance = entries[index].relevance,
                relevance.score > 0
            else { return nil }
            let end =
                relevance.duration > 0
                ? max(showing.from, entries[index].date.addingTimeInterval(relevance.duration)) : showing.until
            let highest = entries.compactMap(\.relevance?.score).max() ?? relevance.score
            return .init(
                from: ClockTime.text(showing.from), until: ClockTime.text(end), score: relevance.score,
                isHighest: relevance.score >= highest)
        }
    }
}
