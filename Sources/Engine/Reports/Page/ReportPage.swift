import Foundation
import Snapshots
import SystemSupport

/// `index.html`: the whole report on one page, which needs neither network nor server. It is drawn by its script from
/// data that stand in it; where scripts are not allowed, as in some viewers of artifacts, problems stand there as text
/// with their pictures.
package struct ReportPage: ReportFormat {
    package init() {}

    package var fileName: String { "index.html" }

    package func data(of report: SnapshotReport, _ context: ReportContext) throws -> Data {
        let content = try PageContent(report, context)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Nothing in the data can end the element that holds it.
        let json = String(decoding: try encoder.encode(content), as: UTF8.self).replacing("<", with: #"\u003c"#)
        let script = Self.script, style = Self.style
        let title = "Widget snapshots: \(ReportCounts(report.snapshots).text)"
        let page = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy(script))">
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

    /// The page's own script and no other, and pictures from beside it: nothing of what a report holds is run or fetched.
    private static func policy(_ script: String) -> String {
        let digits = Array(SHA256.hexadecimal(Data(script.utf8)))
        let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0..<$0 + 2]), radix: 16)! }
        return "default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; "
            + "script-src 'sha256-\(Data(bytes).base64EncodedString())'; base-uri 'none'; form-action 'none'"
    }

    private static let style = String(decoding: PackageResources.report_css, as: UTF8.self)

    /// One function, so that nothing of it is a global.
    private static let script: String = {
        let parts = [
            PackageResources.model_js, PackageResources.list_js, PackageResources.pictures_js,
            PackageResources.detail_js, PackageResources.main_js,
        ]
        return "\n\"use strict\";\n(() => {\n" + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
            + "})();\n"
    }()
}
