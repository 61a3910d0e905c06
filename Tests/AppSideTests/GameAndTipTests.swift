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
        var title: Text { Text("Tap it") }
    }

    @Test func noTipIsDue() throws {
        try Tips.configure([.displayFrequency(.immediate)])
        #expect(!Hint().shouldDisplay && Hint().id == "Hint" && Hint().actions.isEmpty)
    }
}
