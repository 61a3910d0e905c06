/// The name of a kind of finding, such as `glyph-missing`: what it is about, then what is wrong. Names are stable, to
/// filter by, and each stands in the catalog once, with what it means and what to do.
package struct FindingCode: Hashable, Sendable {
    package let name: String
    /// How grave it is unless a finding says otherwise.
    package let severity: Finding.Severity
    /// What it means, in one sentence.
    package let summary: String
    /// What to do about it.
    package let advice: String

    init(_ name: String, _ severity: Finding.Severity, _ summary: String, _ advice: String) {
        (self.name, self.severity, self.summary, self.advice) = (name, severity, summary, advice)
    }

    package static func == (one: Self, other: Self) -> Bool { one.name == other.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The catalog, by what the codes are about.
    package static let chapters: [(title: String, codes: [FindingCode])] = [
        ("Text and fonts", text), ("Legibility and touch", legibility), ("Accessibility", accessibility),
        ("Images and symbols", images),
        ("Asset catalogs", assets),
        ("The extension's files", bundle), ("SwiftUI", views), ("UIKit", uiKit), ("Foundation", foundation),
        ("SwiftData and Core Data", stores), ("Data, network and machine", data), ("Intents", intents),
        ("Widgets and their providers", widgets), ("Timelines", timelines), ("Controls", controls),
        ("Live Activities", activities), ("Previews", previews), ("Rendering modes", modes)
    ]

    /// Every code.
    package static let all = chapters.flatMap(\.codes)

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The code of that name; nil where the catalog has none.
    package init?(named name: String) {
        guard let known = Self.byName[name] else { return nil }
        self = known
    }
}

extension FindingCode: CustomStringConvertible {
    package var description: String { name }
}

extension FindingCode: Comparable {
    package static func < (one: Self, other: Self) -> Bool { one.name < other.name }
}

/// As its name. One that is not in the catalog, as of a manifest that another release wrote, keeps its name.
extension FindingCode: Codable {
    init(written name: String) { self = FindingCode(named: name) ?? FindingCode(name, .warning, "", "") }

    package init(from decoder: any Decoder) throws {
        self.init(written: try decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
