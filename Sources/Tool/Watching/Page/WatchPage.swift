internal import CPages
import Foundation
import SystemSupport
import WebPages

/// The page of a session. It is the same for every session: what it shows comes as events.
struct WatchPage {
    let title: String

    var html: String {
        let script = Self.script
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(WebPage.policy(script, asksServer: true))">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <link rel="icon" href="data:,">
            <title>\(HTML.escape(title))</title>
            <style>\(WebPage.style)
            \(String(cString: page_watch_style()))</style>
            </head>
            <body>
            <noscript><p class="plain">This page requires JavaScript.</p></noscript>
            <script>\(script)</script>
            </body>
            </html>

            """
    }

    private static var script: String { WebPage.script(String(cString: page_watch_script())) }
}
