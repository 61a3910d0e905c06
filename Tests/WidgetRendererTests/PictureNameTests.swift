import Testing
import WidgetKitCore

@testable import WidgetRenderer

struct PictureNameTests {
    @Test(arguments: [
        (1, "timeline-0-dark.png"), (10, "timeline-0-dark.png"), (11, "timeline-00-dark.png"),
        (500, "timeline-000-dark.png"),
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
        ("Größe 天気", "Größe-天気"), ("nul\u{0}\n", "nul--"),
    ])
    func kindsBecomeSafeFolderNames(kind: String, folder: String) {
        #expect(PictureName.folder(forKind: kind) == folder)
    }

    @Test func longKindsAreCut() {
        #expect(PictureName.folder(forKind: String(repeating: "k", count: 500)).count == 80)
    }

    @Test func kindsThatMeetAreToldApart() {
        let folders = PictureName.folders(forKinds: ["a/b", "a-b", "A-B", "c"])
        #expect(folders == ["a/b": "a-b", "a-b": "a-b-2", "A-B": "A-B-3", "c": "c"])
    }
}
