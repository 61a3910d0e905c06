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

            What Darkroom says of a picture that does not show what an iPhone would, or of what a widget's author would want
            to know. `darkroom render` prints them, `manifest.json` and the page list them, `--fail-on` makes an exit status
            of them. A code's name says what it is about, then what is wrong. The severity is the usual one: what is wrong
            by little, or may be meant, is milder, and `--fail-on` goes by the finding's own. Tests write this page from the
            catalog.


            """ + chapters.joined(separator: "\n")
    }

    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
