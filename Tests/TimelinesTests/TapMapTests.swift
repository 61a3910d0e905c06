import Foundation
import Testing

@testable import RenderModel
@testable import Taps

/// Which of several areas a tap is for.
struct TapMapTests {
    private static func link(_ url: String, _ frame: CGRect, order: Int) -> LinkRegion {
        LinkRegion(url: url, frame: frame, order: order)
    }

    private static func intent(_ frame: CGRect, order: Int) -> IntentRegion {
        try! JSONDecoder().decode(
            IntentRegion.self,
            from: Data(
                """
                {"control": "button", "intent": "Go", "title": "Go", "parameters": {}, "order": \(order),
                 "frame": [[\(frame.minX), \(frame.minY)], [\(frame.width), \(frame.height)]]}
                """.utf8))
    }

    private func map(
        _ links: [LinkRegion] = [], _ intents: [IntentRegion] = [],
        ignored: [LinkRegion] = [], url: String? = nil
    ) -> TapMap {
        var result = PictureResult(
            pixelWidth: 1, pixelHeight: 1, sha256: "", byteCount: 0, widgetURL: url, links: links, findings: [],
            timings: StageTimings())
        result.intents = intents
        result.ignoredLinks = ignored
        return TapMap(picture: result)
    }

    private let outer = CGRect(x: 0, y: 0, width: 100, height: 40)
    private let inner = CGRect(x: 60, y: 10, width: 20, height: 20)

    @Test func theInnermostAreaWins() {
        let inLink = map([Self.link("out", outer, order: 0)], [Self.intent(inner, order: 1)])
        #expect(inLink.target(at: CGPoint(x: 70, y: 20)) == .intent(0))
        #expect(inLink.target(at: CGPoint(x: 20, y: 20)) == .link(0))
        let inButton = map([Self.link("in", inner, order: 1)], [Self.intent(outer, order: 0)])
        #expect(inButton.target(at: CGPoint(x: 70, y: 20)) == .link(0))
    }

    @Test func elsewhereTheWidgetsURLOrTheAppOpens() {
        #expect(map(url: "app://home").target(at: .zero) == .widgetURL("app://home"))
        #expect(map([Self.link("out", inner, order: 0)]).target(at: .zero) == .app)
    }

    @Test func edgesBelongToTheAreaThatBeginsThere() {
        let map = map([Self.link("a", outer, order: 0), Self.link("b", outer.offsetBy(dx: 0, dy: 40), order: 1)])
        #expect(map.target(at: CGPoint(x: 0, y: 40)) == .link(1))
        #expect(map.target(at: CGPoint(x: 99.9, y: 39.9)) == .link(0))
    }

    @Test func ignoredLinksAreTold() {
        let map = map(ignored: [Self.link("lost", inner, order: 0)], url: "app://home")
        #expect(map.target(at: CGPoint(x: 70, y: 20)) == .widgetURL("app://home"))
        #expect(map.ignoredLinks(at: CGPoint(x: 70, y: 20)).map(\.url) == ["lost"])
        #expect(TapReport.Region.all(in: map.picture).map(\.what) == [.ignoredLink, .widgetURL])
    }
}
