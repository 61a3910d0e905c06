import SwiftUI
import Testing
import WidgetKit
import WidgetSnapshotTesting

@MainActor
struct StepsWidgetTests {
    @Test func everyPictureOfTheSmallFamily() async {
        await assertWidgetSnapshots(of: StepsWidget(), families: [.systemSmall])
    }

    @Test(arguments: ["de_DE", "ar"])
    func inEveryLanguage(_ language: String) async {
        await assertWidgetSnapshots(
            of: StepsWidget(), families: [.systemSmall], schemes: [.light], locales: [Locale(identifier: language)],
            variants: [.snapshot])
    }

    @Test func theGoalIsReached() async {
        await assertWidgetSnapshot(
            of: StepsWidget(), entry: StepsEntry(date: .now, steps: 10_000), family: .systemSmall, schemes: [.dark])
    }

    @Test func onlyTheView() async {
        await assertWidgetSnapshot(of: StepsView(steps: 4_200), family: .accessoryRectangular, schemes: [.dark])
    }
}
