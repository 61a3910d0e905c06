import Findings
import Foundation
import SystemSupport
import Testing

struct FindingGroupsTests {
    private func place(_ picture: String, family: String = "systemSmall") -> FindingGroups.Place {
        FindingGroups.Place(widget: "k", family: family, variant: "timeline", picture: "k/\(family)/\(picture).png")
    }

    private func finding(_ message: String, view: [String]? = nil) -> Finding {
        var finding = Finding(.lowContrast, message)
        finding.view = view
        return finding
    }

    @Test func oneFactIsOneLine() {
        var groups = FindingGroups()
        for index in 0..<68 {
            let color = index % 2 == 0 ? "#FFFFFF" : "#1C1C1E"
            groups.add(finding("\"Mira\" has a contrast of 1.\(index % 7) : 1 on \(color)"), at: place("\(index)"))
        }
        let found = groups.groups
        #expect(found.count == 1 && found[0].count == 68 && found[0].pictureCount == 68)
        #expect(
            found[0].description == """
                warning low-contrast: "Mira" has a contrast of 1.0 : 1 on #FFFFFF \
                (68 images: k/systemSmall/0.png, k/systemSmall/1.png, k/systemSmall/2.png and 65 more)
                """)
        #expect(found[0].families == ["systemSmall"] && found[0].variants == ["timeline"])
    }

    @Test func otherWordsViewsAndWidgetsAreOtherFacts() {
        var groups = FindingGroups()
        groups.add(finding("a", view: ["A", "Text \"1\""]), at: place("1"))
        groups.add(finding("a", view: ["A", "Text \"2\""]), at: place("2"))
        groups.add(finding("a", view: ["B", "Text \"1\""]), at: place("1"))
        groups.add(finding("b", view: ["A", "Text \"1\""]), at: place("1"))
        groups.add(finding("a", view: ["A", "Text \"1\""]), at: FindingGroups.Place(widget: "other", family: "f"))
        #expect(groups.groups.map(\.count) == [2, 1, 1, 1])
    }

    @Test func severeAndFrequentOnesComeFirst() {
        var groups = FindingGroups()
        groups.add(Finding(.textClipped, "a"), at: place("1"))
        groups.add(Finding(.scaledText, "b"), at: place("1"))
        groups.add(Finding(.scaledText, "b"), at: place("2"))
        groups.add(Finding(.fontUnreadable, "c"), at: nil)
        // A picture that has it twice is one.
        groups.add(Finding(.textClipped, "a"), at: place("1"))
        let found = groups.groups
        #expect(found.map(\.code) == [.fontUnreadable, .scaledText, .textClipped])
        #expect(found.map(\.count) == [1, 2, 2])
        #expect(found.map(\.pictureCount) == [nil, 2, 1])
        #expect(found[0].description == "error font-unreadable: c")
    }

    @Test func whatIsAllowedFailsNothing() throws {
        let allowance = FindingPolicy.Allowance(
            code: .lowContrast, pattern: try Glob("k/systemS*"), typed: "low-contrast:k/systemS*")
        let policy = FindingPolicy(failingSeverity: .warning, failingCodes: [.scaledText], allowances: [allowance])
        var groups = FindingGroups(policy: policy)
        groups.add(finding("a"), at: place("1"))
        groups.add(finding("a"), at: place("1", family: "systemMedium"))
        groups.add(Finding(.scaledText, "b"), at: place("1"))
        groups.add(Finding(.textClipped, "c"), at: place("1"))
        let found = groups.groups
        #expect(found.map { policy.fails($0) } == [true, true, false, false])
        #expect(Set(found.filter { policy.fails($0) }.map(\.code)) == [.lowContrast, .scaledText])
        #expect(found.last?.allowed == "--allow low-contrast:k/systemS*")
        #expect(found.last?.description.hasSuffix(", allowed by --allow low-contrast:k/systemS*") == true)
        #expect(policy.failingDescription == "severity warning or worse, or scaled-text")
    }

    private struct Sources: SourceLocating, FindingComments {
        func place(of view: [String]) -> SourcePlace? {
            view.first == "Card" ? SourcePlace(file: "W/Card.swift", line: 7) : nil
        }

        func place(ofCallAt offset: UInt64) -> SourcePlace? {
            offset == 0x40 ? SourcePlace(file: "W/Row.swift", line: 3) : nil
        }

        func line(allowing code: FindingCode, at place: SourcePlace) -> SourcePlace? {
            code == .smallText ? SourcePlace(file: place.file, line: 6) : nil
        }
    }

    @Test func sourcesSayWhereAndWhetherItMay() {
        let sources = Sources(), policy = FindingPolicy(failingSeverity: .note, sources: sources, comments: sources)
        var groups = FindingGroups(policy: policy)
        for code in [FindingCode.lowContrast, .smallText] {
            var finding = Finding(code, "x")
            finding.view = ["Card", "Text"]
            groups.add(finding, at: place("1"))
        }
        #expect(groups.groups.map(\.source) == Array(repeating: SourcePlace(file: "W/Card.swift", line: 7), count: 2))
        #expect(groups.groups.map(\.allowed) == [nil, "W/Card.swift:6"])
        #expect(groups.groups[0].description.hasPrefix("warning low-contrast: W/Card.swift:7: x"))
    }

    @Test func aCallTellsMoreThanNames() {
        var finding = Finding(.smallText, "x")
        finding.view = ["Card", "Text"]
        func file(_ callSite: UInt64?) -> String? {
            finding.callSite = callSite
            let located = finding.located(by: Sources())
            #expect(located.callSite == nil)
            return located.source?.file
        }
        #expect([0x40, 0x41, nil].map(file) == ["W/Row.swift", "W/Card.swift", "W/Card.swift"])
        #expect(finding.located(by: nil) == finding)
        finding.callSite = 0x40
        #expect(finding.located(by: nil).callSite == nil)
    }

    @Test func aPatternNamesKindFamilyOrPicture() throws {
        func allows(_ pattern: String) throws -> Bool {
            let allowance = FindingPolicy.Allowance(code: .lowContrast, pattern: try Glob(pattern), typed: "x")
            var groups = FindingGroups(policy: FindingPolicy(allowances: [allowance]))
            groups.add(finding("a"), at: place("timeline-0-light"))
            return groups.groups[0].allowed != nil
        }
        #expect(
            try ["k", "k/systemSmall", "k/*", "k/systemSmall/timeline-*", "k/systemSmall/timeline-0-light.png"]
                .allSatisfy(allows))
        #expect(try !["systemSmall", "k/systemMedium", "k/systemSmall/snapshot-*", "j"].contains(where: allows))
    }

    @Test func codesAreFoundByOtherNames() {
        #expect(FindingCode(typed: "truncated-text") == .textTruncated)
        #expect(FindingCode(typed: "text-truncated") == .textTruncated)
        #expect(FindingCode(typed: "low-contrast") == .lowContrast)
        #expect(FindingCode(typed: "nonsense") == nil)
        #expect(FindingCode.nearest(to: "low-contast") == .lowContrast)
        #expect(FindingCode.nearest(to: "contrast-low") == .lowContrast)
        #expect(FindingCode.nearest(to: "small-texts") == .smallText)
        #expect(FindingCode.nearest(to: "critical") == nil)
    }
}
