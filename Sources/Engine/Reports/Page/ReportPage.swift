internal import CPages
import Foundation
import Snapshots
import SystemSupport
import WebPages

/// `index.html`: the whole report on one page, which needs neither network nor server. It is drawn by its script from
/// data that stand in it; where scripts are not allowed, as in some viewers of artifacts, problems stand there as text
/// with their pictures.
package struct ReportPage: ReportFormat {
    package init() {}

    package var fileName: String { "index.html" }

    package func data(of report: SnapshotReport, _ context: ReportContext) throws -> Data {
        let content = try PageContent(report, context)
        let json = try WebPage.json(content)
        let script = Self.script, style = Self.style
        let title = "Widget snapshots: \(ReportCounts(report.snapshots).text)"
        let page = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(WebPage.policy(script))">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(HTML.escape(title))</title>
            <style>\(style)</style>
            </head>
            <body>
            <main id="static">
            \(PlainProblems.html(report, context))
            </main>
            <script type="application/json" id="data">\(json)</script>
            <script>\(script)</script>
            </body>
            </html>

            """
        return Data(page.utf8)
    }

    private static let style = WebPage.style + String(cString: page_report_style())
    private static let script = WebPage.script(String(cString: page_report_script()))
}
