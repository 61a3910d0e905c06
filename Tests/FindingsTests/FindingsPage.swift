import Findings

/// The catalog as a page: what each code means and what to do.
enum FindingsPage {
    static var text: String {
        let chapters = FindingCode.chapters.map { title, codes in
            "## \(title)\n\n| code | severity | what it means | what to do |\n|---|---|---|---|\n"
                + codes.map { "| `\($0)` | \($0.severity) | \(cell($0.summary)) | \(cell($0.advice)) |\n" }.joined()
        }
        return """
            # Findings

            Findings say where an image differs from what an iPhone shows, and what else the author of a widget should
            know. `darkroom render` prints them, and `manifest.json` and the page list them; with `--fail-on` they set the
            exit status. A code names the subject first, then the problem. The severity listed here is the usual one: a
            finding can be milder if the problem is small or may be intended, and `--fail-on` uses the finding's own
            severity.


            """ + chapters.joined(separator: "\n")
    }

    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
