import PlanSamples
import Testing

@testable import RenderPlanning

struct PictureNameTests {
    @Test(arguments: [
        (1, "timeline-0-dark.png"), (10, "timeline-0-dark.png"), (11, "timeline-00-dark.png"),
        (500, "timeline-000-dark.png")
    ])
    func indicesAreAsWideAsTheLast(count: Int, name: String) {
        #expect(PictureName.file(.timeline(0), .dark, timelineCount: count) == name)
    }

    @Test func otherVariantsHaveNoIndex() {
        #expect(PictureName.file(.privacy, .light, timelineCount: 3) == "privacy-light.png")
    }

    @Test(arguments: [
        ("com.example.clock", "com.example.clock"), ("a/b\\c:d", "a-b-c-d"), ("..", "-."), (".hidden", "-hidden"),
        ("", "-"),
        ("Größe 天気", "Größe-天気"), ("nul\u{0}\n", "nul--"), ("manifest.json", "-manifest.json"),
        ("Index.HTML", "-Index.HTML"), ("timeline.json", "-timeline.json"), ("tap.json", "-tap.json"),
        ("a\u{202E}b", "a-b"), ("a\u{200D}b", "-b"), (".", "-"), ("x/../../y", "x-..-..-y")
    ])
    func kindsBecomeSafeFolderNames(kind: String, folder: String) {
        #expect(PictureName.folder(forKind: kind) == folder)
    }

    @Test func longKindsAreCut() {
        #expect(PictureName.folder(forKind: String(repeating: "k", count: 500)).count == 80)
        // File systems count bytes.
        #expect(PictureName.folder(forKind: String(repeating: "天", count: 500)).utf8.count == 198)
        #expect(PictureName.folder(forKind: "a" + String(repeating: "\u{301}", count: 900)).utf8.count < 255)
    }

    @Test func noKindTakesTheNameOfAFile() {
        let folders = PictureName.folders(forKinds: ["-manifest.json", "manifest.json", "MANIFEST.JSON"])
        #expect(Set(folders.values.map { $0.lowercased() }).count == 3)
        #expect(!folders.values.contains { $0.lowercased() == "manifest.json" })
    }

    @Test func configurationsThatMeetAreToldApart() throws {
        var widget = Samples.clock
        widget.parameters = ["city"]
        let plan = try Samples.plan([widget]) {
            $0.presentationKinds = [.family(.systemSmall)]
            $0.configurations = ["a/b", "a-b", "../x"].map { .init(name: $0, parameters: ["city": .string($0)]) }
        }
        #expect(
            plan.groups.map(\.folder) == [
                "Clock/systemSmall/a-b", "Clock/systemSmall/a-b-2", "Clock/systemSmall/-.-x"
            ])
    }

    @Test func kindsThatMeetAreToldApart() {
        let folders = PictureName.folders(forKinds: ["a/b", "a-b", "A-B", "c"])
        #expect(folders == ["a/b": "a-b", "a-b": "a-b-2", "A-B": "A-B-3", "c": "c"])
    }
}
