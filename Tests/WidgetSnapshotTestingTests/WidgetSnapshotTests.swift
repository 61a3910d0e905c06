import Foundation
import SwiftUI
import Testing
import WidgetKit

@testable import WidgetSnapshotTesting

@MainActor @Suite(.serialized)
struct WidgetSnapshotTests {
    let store: TestStore

    init() throws { store = try TestStore() }

    private func small(_ view: some View) async {
        await assertWidgetSnapshot(of: view, family: .systemSmall, schemes: [.light], named: "view")
    }

    @Test func aWidgetIsRecordedOnceAndThenHolds() async {
        await store.with {
            await assertWidgetSnapshots(of: ScoreWidget(), schemes: [.light], named: "all")
        }
        let folder = "WidgetSnapshotTests/aWidgetIsRecordedOnceAndThenHolds-all/Score"
        #expect(
            store.files.filter { $0.hasSuffix(".png") }
                == ["systemMedium", "systemSmall"].flatMap { family in
                    ["placeholder", "privacy", "snapshot", "timeline-0", "timeline-1"].map {
                        "\(folder)/\(family)/\($0)-light.png"
                    }
                })
        #expect(store.files.filter { $0.hasSuffix(".txt") }.count == 10)
        let messages = await store.failures(["CI": "true"]) {
            await assertWidgetSnapshots(of: ScoreWidget(), schemes: [.light], named: "all")
        }
        #expect(messages == [])
    }

    @Test func aMissingGoldenFailsWhereNothingIsRecorded() async {
        let messages = await store.failures(["CI": "1"]) { await small(ScoreView(score: 3)) }
        #expect(messages.count == 1 && store.files.isEmpty)
        let message = messages.first ?? ""
        #expect(message.contains("systemSmall/light.png: there is no golden yet"))
        #expect(
            message.hasSuffix(
                "accept it: DARKROOM_RECORD=missing swift test --filter "
                    + "'WidgetSnapshotTestingTests.WidgetSnapshotTests/aMissingGoldenFailsWhereNothingIsRecorded'"))
    }

    @Test func aDifferenceIsToldInWordsWithTheCommandToAcceptIt() async {
        await store.with { await small(ScoreView(score: 3)) }
        let messages = await store.failures { await small(ScoreView(score: 3, side: 38)) }
        #expect(messages.count == 1)
        let message = messages.first ?? ""
        #expect(message.contains("systemSmall/light.png: differs from the rendered image"))
        #expect(message.contains("40") && message.contains("38"))
        #expect(message.contains("golden, rendered, difference: .build/snapshot-failures/WidgetSnapshotTestingTests/"))
        #expect(message.contains("accept it: DARKROOM_RECORD=changed swift test --filter"))
        // It is not recorded over.
        #expect(await store.failures { await small(ScoreView(score: 3)) } == [])
    }

    @Test func whatTheStoreRelaxesIsToldOfAndFailsNoTest() async throws {
        await store.with { await small(ScoreView(score: 3)) }
        let relaxed = URL(fileURLWithPath: store.goldens + "/relaxed.json")
        func relax(_ json: String) throws { try Data(json.utf8).write(to: relaxed) }

        try relax(#"{"**/*.png": {"deltaE": 100, "cluster": 1, "pixels": 100000}}"#)
        #expect(await store.failures { await small(ScoreView(score: 3, side: 38)) }.count == 1)
        try relax(#"{"**/*.png": {"deltaE": 100, "cluster": 100000, "pixels": 100000, "reason": "the square"}}"#)
        #expect(await store.failures { await small(ScoreView(score: 3, side: 38)) } == [])
        try relax(#"{"**/*.png": {"masks": ["Color"]}}"#)
        #expect(await store.failures { await small(ScoreView(score: 3, side: 38)) }.count == 1)
        try relax(#"{"**/*.png": {"pixel": 1}}"#)
        let message = await store.failures { await small(ScoreView(score: 3, side: 38)) }.first ?? ""
        #expect(message.contains("relaxed.json: '**/*.png':"))
    }

    @Test func changedGoldensAreRecordedOnRequestOnly() async {
        await store.with { await small(ScoreView(score: 3)) }
        await store.with(["DARKROOM_RECORD": "changed", "CI": "1"]) { await small(ScoreView(score: 4)) }
        #expect(await store.failures(["CI": "1"]) { await small(ScoreView(score: 4)) } == [])
        #expect(await store.failures(["CI": "1"]) { await small(ScoreView(score: 3)) }.count == 1)
    }

    @Test func goldensThatNothingDrawsAnyMoreFailUntilTheyAreRemoved() async {
        func both(_ families: [WidgetFamily]) async {
            await assertWidgetSnapshots(
                of: ScoreWidget(), families: families, schemes: [.light], variants: [.snapshot], named: "all")
        }
        await store.with { await both([.systemSmall, .systemMedium]) }
        let messages = await store.failures { await both([.systemSmall]) }
        #expect(messages.count == 2 && messages.allSatisfy { $0.contains("no snapshot uses this golden anymore") })
        #expect(messages.allSatisfy { $0.contains("remove it: DARKROOM_RECORD=changed swift test") })
        await store.with(record: .changed) { await both([.systemSmall]) }
        #expect(store.files.count == 2 && store.files.allSatisfy { $0.contains("systemSmall") })
    }

    @Test func anEntryOfTheTestsOwnIsShown() async {
        await store.with {
            await assertWidgetSnapshot(
                of: ScoreWidget(), entry: ScoreEntry(date: .now, score: 12), family: .systemSmall, schemes: [.light],
                named: "entry")
        }
        let text = store.files.first { $0.hasSuffix(".txt") }.flatMap {
            try? String(contentsOfFile: store.goldens + "/" + $0, encoding: .utf8)
        }
        #expect(text?.contains("\"12\"") == true, "\(text ?? "none of \(store.files)")")
    }

    @Test func anEntryOfAnotherTypeFails() async {
        struct Other: TimelineEntry { var date: Date }
        let messages = await store.failures {
            await assertWidgetSnapshot(of: ScoreWidget(), entry: Other(date: .now), family: .systemSmall)
        }
        #expect(messages == ["ScoreWidget shows no entries of type Other; pass entries of its provider's type"])
    }

    @Test func whatCannotBeShownFails() async {
        let messages = await store.failures {
            await assertWidgetSnapshots(of: ScoreWidget(), families: [.systemLarge])
            await assertWidgetSnapshots(of: ScoreWidget(), devices: ["nokia"])
            await withWidgetSnapshotConfiguration(scale: 0) { await assertWidgetSnapshots(of: ScoreWidget()) }
            await withWidgetSnapshotConfiguration(timeZone: "Mars") { await assertWidgetSnapshots(of: ScoreWidget()) }
        }
        #expect(
            messages == [
                "'Score' does not support systemLarge",
                "there is no device 'nokia'; 'darkroom devices' lists them",
                "0.0 is not a scale for snapshots; use 1 to 4 pixels per point",
                "there is no time zone 'Mars'; use a name such as Europe/Berlin"
            ])
        #expect(store.files == [])
    }

    @Test func textStrategiesKeepNoPictures() async {
        await store.with(strategies: [.displayList, .layout]) { await small(ScoreView(score: 3)) }
        #expect(store.files.map { $0.split(separator: "/").last } == ["light.layout.txt", "light.txt"])
        // Another color is another drawing, and the same layout.
        let drawing = await store.failures(["CI": "1"], strategies: [.displayList, .layout]) {
            await small(ScoreView(score: 3, color: .blue))
        }
        #expect(drawing.count == 1 && drawing.first?.contains("/light.txt") == true)
        let layout = await store.failures(["CI": "1"], strategies: [.displayList, .layout]) {
            await small(ScoreView(score: 3, side: 30))
        }
        #expect(layout.count == 2 && layout.contains { $0.contains("/light.layout.txt") })
    }

    @Test func localesTypeSizesAndModesHavePicturesOfTheirOwn() async {
        await store.with {
            await assertWidgetSnapshots(
                of: ScoreWidget(), families: [.systemSmall], schemes: [.dark],
                locales: [Locale(identifier: "en_US"), Locale(identifier: "ar")], typeSizes: [.large, .accessibility1],
                modes: [.fullColor, .accented], variants: [.snapshot], named: "all")
        }
        #expect(store.files.filter { $0.hasSuffix(".png") }.count == 8)
    }
}
