import FoundationCompat
import GameKit
import PhotosUI
import ProcessContext
import RenderModel
import SceneKit
import SwiftUI
import Testing
import TipKit

struct GameAndTipTests {
    @Test func nobodyPlays() async {
        let context = ProcessContext()
        await ProcessContext.with(context) {
            #expect(!GKLocalPlayer.local.isAuthenticated)
            await #expect(throws: GKError(.notAuthenticated)) { try await GKLeaderboard.loadLeaderboards(IDs: ["a"]) }
        }
        #expect(context.dataRequests.drain().missing == ["Game Center"])
    }

    @Test func nothingIsPicked() async throws {
        let context = ProcessContext()
        try await ProcessContext.with(context) {
            let data = try await PhotosPickerItem(itemIdentifier: "a").loadTransferable(type: Data.self)
            #expect(data == nil)
        }
        #expect(context.dataRequests.drain().missing == ["the user's photos"])
    }

    @Test func nodesAreFoundByTheirNames() {
        let scene = SCNScene(), parent = SCNNode(), child = SCNNode()
        child.name = "child"
        scene.rootNode.addChildNode(parent)
        parent.addChildNode(child)
        #expect(scene.rootNode.childNode(withName: "child", recursively: true) === child)
        #expect(scene.rootNode.childNode(withName: "child", recursively: false) == nil)
    }

    private struct Hint: Tip {
        static let shown = Event(id: "shown")
        static let bought = Tips.Event<Order>(id: "bought")
        @Parameter static var isSignedIn: Bool = false
        @Parameter(.transient) static var count = 3
        struct Order: Codable, Sendable { var price = 1 }

        var title: Text { Text("Tap it") }
        var options: [TipOption] { [Tip.MaxDisplayCount(2), Tip.IgnoresDisplayFrequency(true)] }
        var rules: [Rule] {
            #Rule(Self.shown) { $0.donations.count >= 3 }
            #Rule(Self.bought) { $0.donations.donatedWithin(.week).filter { $0.value.price > 1 }.count > 1 }
            #Rule(Self.$isSignedIn) { $0 == true }
        }
    }

    @Test func noTipIsDue() throws {
        try Tips.configure([.displayFrequency(.immediate)])
        #expect(!Hint().shouldDisplay && Hint().id == "Hint" && Hint().actions.isEmpty)
        // The values are the app's own.
        Hint.isSignedIn = true
        #expect(Hint.isSignedIn && Hint.count == 3 && Hint().rules.count == 3 && Hint().options.count == 2)
    }
}
