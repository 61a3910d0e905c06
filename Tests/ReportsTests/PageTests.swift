import Foundation
import Snapshots
import Testing

@testable import Reports

struct PageTests {
    private static func page(_ report: SnapshotReport, embeds: Bool = false) throws -> String {
        let files = ReportFiles { $0.hasSuffix(".txt") ? Data("canvas \($0)\nfill".utf8) : Data([1, 2, 3]) }
        let context = ReportContext(files: files, embedsPictures: embeds)
        return String(decoding: try ReportPage().data(of: report, context), as: UTF8.self)
    }

    @Test func nothingOfAReportBecomesMarkup() throws {
        var snapshots = ReportSample.snapshots
        for index in snapshots.indices {
            snapshots[index].subject.kind = ReportSample.hostile
            snapshots[index].subject.displayName = ReportSample.hostile
            snapshots[index].failure = ReportSample.hostile
            snapshots[index].after?.image = "images/\(ReportSample.hostile).png"
            snapshots[index].before?.image = "../../secret.png"
        }
        let page = try Self.page(ReportSample.report(snapshots))
        #expect(!page.contains("<img src=x") && !page.contains("../../secret.png"))
        // The page's own two scripts.
        #expect(page.components(separatedBy: "</script").count == 3)
        // Nothing turns the order of letters around; the page's script spells it out.
        #expect(!page.contains("\u{202E}") && page.contains(#"\u202e"#))
    }

    @Test func theSameReportGivesTheSameBytes() throws {
        #expect(try Self.page(ReportSample.report()) == Self.page(ReportSample.report()))
    }

    @Test func picturesAreLinkedOrEmbedded() throws {
        let report = ReportSample.report()
        #expect(try Self.page(report).contains("src=\"images/d.png\""))
        let embedded = try Self.page(report, embeds: true)
        #expect(embedded.contains("\"images/d.png\":\"data:image/png;base64,AQID\""))
        #expect(!embedded.contains("src=\"images/d.png\""))
    }

    @Test func thePageRunsItsOwnScriptOnlyAndFetchesNothing() throws {
        let page = try Self.page(ReportSample.report())
        #expect(page.contains("default-src 'none'") && page.contains("script-src 'sha256-"))
        #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("eval("))
    }

    @Test func textsDifferInTheirSections() {
        let before = "canvas 10x10\nfill a\nfill b\nfill c\nfill d\nfill e\n\nviews\nA 1x1\n"
        let difference = TextDifference(before, before.replacing("fill e", with: "fill x") + "B 2x2\n")
        #expect(difference.sections.map(\.name) == ["drawing", "views"])
        #expect(difference.sections[0].lines == ["@3", " fill c", " fill d", "-fill e", "+fill x"])
        #expect(difference.sections[1].lines == [" A 1x1", "+B 2x2"])
        #expect(difference.omitted == 0)
        #expect(TextDifference(before, before).sections.isEmpty)
        let long = (0..<5000).map { "line \($0)" }.joined(separator: "\n")
        let all = TextDifference(long, long.replacing("line", with: "row"))
        #expect(all.sections[0].lines.count == 400 && all.omitted == 9600)
    }
}
