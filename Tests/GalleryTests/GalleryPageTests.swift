import Foundation
import SystemSupport
import TestSupport
import Testing

@testable import Gallery

struct GalleryPageTests {
    private static let hostile = "</script><img src=x onerror=\"hack()\">\u{2028}'&amp;"

    private func picture(_ number: Int, widget: Int = 0, scheme: String = "light", findings: Int = 0) -> GalleryPicture
    {
        GalleryPicture(
            name: "Clock/\(widget)/\(number)-\(scheme).png", section: .init(widget: widget, family: "Small"),
            properties: [
                .init(.scheme, scheme), .init(.device, number % 2 == 0 ? "a" : "b"),
                .init(.density, number % 2 == 0 ? "@2x" : "@3x")
            ], entry: number, moment: "2026-01-01T09:41:00Z", width: 158, height: 158,
            findings: (0..<findings).map { _ in .init(code: "c", severity: "note", message: Self.hostile) },
            facts: [.init("Kind", Self.hostile)])
    }

    private func outline() -> GalleryOutline {
        var outline = GalleryOutline(title: Self.hostile)
        outline.widgets = [
            .init(name: "Clock", kind: "clock", description: ""), .init(name: Self.hostile, kind: nil, description: "")
        ]
        return outline
    }

    private func html(_ page: GalleryPage<[GalleryPicture]>) throws -> String {
        var html = ""
        try page.write { html += $0 }
        return html
    }

    private func data(_ html: String) throws -> [String: Any] {
        let match = try #require(html.firstMatch(of: #/id="data">(?<json>[^<]*)</script>/#))
        return try #require(try JSONSerialization.jsonObject(with: Data(match.json.utf8)) as? [String: Any])
    }

    @Test func picturesAreLinkedInTheOrderOfTheirWidgets() throws {
        let pictures = [picture(0, widget: 1), picture(1), picture(2, widget: 1), picture(3)]
        let html = try html(GalleryPage(outline(), pictures)), data = try data(html)
        let tiles = try #require(data["pictures"] as? [[String: Any]])
        #expect(tiles.map { $0["name"] as? String } == [1, 3, 0, 2].map { pictures[$0].name })
        #expect((data["details"] as? [Any])?.count == 4)
        #expect((data["sections"] as? [[String: Any]])?.map { $0["start"] as? Int } == [0, 2])
        #expect(html.ranges(of: "<img loading=\"lazy\" width=\"158\" src=\"Clock/").count == 4)
        #expect(!html.contains("base64,\"") && !html.contains(#/(src|href)="https?:/#))
    }

    @Test func whatASectionHasInCommonIsKnownAndWhatFollowsFromAnother() throws {
        let index = try GalleryIndex([picture(0), picture(2), picture(2, scheme: "dark"), picture(4)])
        let section = try #require(index.sections.first)
        #expect(section.common[GalleryFacet.device.number] == 0)
        #expect(section.common[GalleryFacet.scheme.number] == nil)
        #expect(section.common[GalleryFacet.wallpaper.number] == -1)
        #expect(index.facets[GalleryFacet.density.number].isImplied)
        var other = picture(6)
        other.properties[2].value = "@3x"
        #expect(try !GalleryIndex([picture(0), other]).facets[GalleryFacet.density.number].isImplied)
    }

    @Test func nothingThatIsToldOfEndsWhatItStandsIn() throws {
        var hostile = picture(1, widget: 1, findings: 1)
        hostile.name = Self.hostile
        let html = try html(GalleryPage(outline(), [hostile]))
        #expect(html.ranges(of: "</script>").count == 2)
        #expect(!html.contains("<img src=x"))
        let tile = try #require((try data(html)["pictures"] as? [[String: Any]])?.first)
        #expect(tile["name"] as? String == Self.hostile)
        // A page may run its own script only.
        #expect(html.contains("script-src 'sha256-") && !html.contains("strict-dynamic"))
    }

    @Test func eachDistinctPictureIsEmbeddedOnce() throws {
        let pictures = (0..<6).map { picture($0) }
        let page = try GalleryPage(outline(), pictures) { Data([UInt8($0.utf8.count), $0.contains("/3") ? 1 : 0]) }
        let html = try html(page)
        #expect(html.ranges(of: "data:image/png;base64,").count == 2)
        let files = try #require(try data(html)["pictures"] as? [[String: Any]]).map { $0["file"] as? String }
        #expect(files == ["#0", "#0", "#0", "#1", "#0", "#0"])
    }

    @Test func manyPicturesAreToldOfInScriptsBesideThePage() throws {
        let folder = try temporaryFolder().path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func write(_ count: Int) throws {
            let page = try GalleryPage(outline(), (0..<count).map { picture($0, findings: 1) })
            try page.write(in: folder) { name, body in
                try AtomicFile.write(to: "\(folder)/\(name)", scratchFolder: folder, body)
            }
        }
        func files() throws -> Set<String> {
            Set(
                FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.filter { $0.contains(".") }
                    ?? [])
        }
        try write(501)
        let scripts = (0..<3).flatMap { ["gallery/pictures-\($0).js", "gallery/details-\($0).js"] }
        #expect(try files() == Set(scripts + ["index.html", "pictures.json"]))
        let last = try String(contentsOfFile: "\(folder)/gallery/pictures-2.js", encoding: .utf8)
        #expect(last.hasPrefix("darkroomGallery(\"pictures\",2,[\n") && last.ranges(of: "\"name\"").count == 1)
        let details = try String(contentsOfFile: "\(folder)/gallery/details-0.js", encoding: .utf8)
        #expect(!details.contains("</script>") && !details.contains("\u{2028}") && details.contains(#"\u2028"#))
        let list = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/pictures.json"))
        let object = try #require(try JSONSerialization.jsonObject(with: list) as? [String: Any])
        #expect((object["pictures"] as? [Any])?.count == 501)
        // Fewer leave nothing of it; what somebody else wrote stays.
        try write(500)
        #expect(try files() == ["index.html"])
        try Data("[]".utf8).write(to: URL(fileURLWithPath: "\(folder)/pictures.json"))
        try write(1)
        #expect(try files() == ["index.html", "pictures.json"])
    }

    @Test(arguments: [
        ("a b/ü.png", "a%20b/%C3%BC.png"), ("javascript:x", "javascript%3Ax"), ("a?b#c\"", "a%3Fb%23c%22")
    ])
    func pathsBecomeAddressesInsideOfTheFolder(path: String, address: String) {
        #expect(GalleryFiles.address(path) == address)
    }
}
