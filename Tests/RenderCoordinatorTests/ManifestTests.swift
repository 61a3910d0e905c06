import Findings
import Foundation
import PlanSamples
import SystemSupport
import TestSupport
import Testing

@testable import RenderCoordinator
@testable import RenderModel

struct ManifestTests {
    private func report(reversed: Bool = false) throws -> RenderReport {
        let plan = try Samples.plan([Samples.clock]) { $0.presentationKinds = [.family(.systemSmall)] }
        let group = plan.groups[0]
        var report = RenderReport(plan: plan)
        report.timelines[0] = TimelineSummary(
            entries: [.init(date: Date(timeIntervalSince1970: 0)), .init(date: Date(timeIntervalSince1970: 60))],
            policy: .after(Date(timeIntervalSince1970: 3600)))
        let pictures = group.timelinePictures(count: 2) + group.immediatePictures
        for (index, picture) in (reversed ? pictures.reversed() : pictures).enumerated() {
            var timings = StageTimings()
            timings.total = Double(index)
            report.pictures.append(
                .init(
                    planned: picture,
                    result: PictureResult(
                        pixelWidth: 474, pixelHeight: 474, sha256: "0123", byteCount: 3,
                        entryDate: picture.request.variant.entryIndex.map {
                            Date(timeIntervalSince1970: Double($0) * 60)
                        },
                        relevance: .init(score: 0.1, duration: 60), widgetURL: "clock://<a>&b",
                        links: [.init(url: "clock://1", frame: CGRect(x: 1, y: 2, width: 3, height: 4))],
                        findings: [Finding(.glyphMissing, "<b>U+1234</b> has no glyph")], timings: timings)))
        }
        report.failures = [
            RenderFailure(subject: .timeline(group), reason: FailureReason(.providerTimedOut, "late")),
            RenderFailure(subject: .picture(pictures[0]), reason: FailureReason(.crashed, "trapped: <x>"))
        ]
        if reversed { report.failures.reverse() }
        report.sort()
        return report
    }

    private func manifest(reversed: Bool = false) throws -> Manifest {
        Manifest(try report(reversed: reversed), renderer: .init(version: "1", encoder: "e", fonts: nil))
    }

    @Test func theOrderAndThePaceOfTheWorkDoNotShow() throws {
        #expect(try manifest().encoded() == manifest(reversed: true).encoded())
    }

    @Test func theSchemaIsWhatIsDocumented() throws {
        let object = try #require(try JSONSerialization.jsonObject(with: manifest().encoded()) as? [String: Any])
        #expect(
            object.keys.sorted() == [
                "assetFindings", "failures", "findingGroups", "notes", "pictures", "renderer", "schemaVersion",
                "settings",
                "timelines", "widgets"
            ])
        #expect(object["schemaVersion"] as? Int == 1)
        let picture = try #require((object["pictures"] as? [[String: Any]])?.first)
        #expect(
            picture.keys.sorted() == [
                "device", "entryDate", "entryIndex", "family", "file", "findings", "kind", "links", "locale", "mode",
                "pixelSize",
                "pseudolanguage", "relevance", "scale", "scheme", "sha256", "size", "typeSize", "variant", "widgetURL"
            ])
        #expect(picture["entryDate"] as? String == "1970-01-01T00:00:00Z")
        let timeline = try #require((object["timelines"] as? [[String: Any]])?.first)
        #expect(timeline["reloadPolicy"] as? String == "after")
        #expect(timeline["reloadDate"] as? String == "1970-01-01T01:00:00Z")
    }

    @Test func itReadsBack() throws {
        let manifest = try manifest()
        #expect(try JSONDecoder().decode(Manifest.self, from: manifest.encoded()) == manifest)
    }

    /// What says itself how it is written is written as `JSONEncoder` writes it.
    @Test func everyMemberOfAPictureHasItsPlace() throws {
        var picture = try #require(try manifest().pictures.first)
        let frame = Manifest.Rect(x: 1, y: 2.5, width: 3, height: 4)
        (picture.instant, picture.accent, picture.luminanceReduced) = ("2026-01-01T09:41:00Z", "orange", true)
        (picture.lock, picture.redactionLevel, picture.wallpaper) = (.locked, .sensitiveContent, "dusk")
        (picture.frame, picture.drawing, picture.run) = (frame, "d", "r")
        picture.intents = [
            .init(control: .toggle, intent: "I", title: "T", parameters: ["a": .integer(1)], isOn: true, frame: frame)
        ]
        picture.control = ControlDescription(role: .button, title: "t", isDisabled: false)
        picture.configuration = .init(name: "n", parameters: [:])
        picture.activity = .init(name: nil, isStale: true, hasEnded: false)
        picture.accessibility = [.init(label: "l", frame: .zero)]
        for value in try [picture, #require(try manifest().pictures.first)] {
            let data = try JSONText.encoded(value, as: .file)
            #expect(try data == JSONEncoder.forFiles.encode(value))
            #expect(try JSONText.decoded(Manifest.Picture.self, from: data) == value)
            #expect(try JSONDecoder().decode(Manifest.Picture.self, from: data) == value)
        }
    }

    @Test(arguments: [
        ("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;"), ("\u{0}\u{7F}\n", "\u{FFFD}\u{FFFD}\n"), ("ä天", "ä天")
    ])
    func textIsEscaped(text: String, escaped: String) {
        #expect(HTML.escape(text) == escaped)
    }
}
