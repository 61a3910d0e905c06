/// The languages to try for a preferred one, from the most to the least specific.
package enum LanguageFallback {
    /// `zh-Hant-TW` gives `zh-Hant-TW`, `zh-Hant`, `zh`; a Chinese region implies its script, as in Apple's projects.
    /// Extensions such as `-u-ca-gregory` name no language and are left out.
    static func chain(for language: String) -> [String] {
        let subtags = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        var parts = Array(subtags.prefix(while: { $0.count > 1 }))
        guard !parts.isEmpty else { return [] }
        var chain: [String] = []
        if parts.count == 2, parts[0].lowercased() == "zh" {
            let traditional = ["TW", "HK", "MO"].contains(parts[1].uppercased())
            if traditional || ["CN", "SG"].contains(parts[1].uppercased()) {
                chain = [parts.joined(separator: "-"), traditional ? "zh-Hant" : "zh-Hans", "zh"]
            }
        }
        if chain.isEmpty {
            while !parts.isEmpty {
                chain.append(parts.joined(separator: "-"))
                parts.removeLast()
            }
        }
        return chain
    }

    /// The chains of several languages, each name once.
    package static func chain(_ languages: [String]) -> [String] {
        languages.flatMap(chain(for:)).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Folders of old projects carry English names.
    static let legacyNames = [
        "en": "English", "fr": "French", "de": "German", "it": "Italian", "ja": "Japanese", "es": "Spanish",
        "nl": "Dutch"
    ]
}
