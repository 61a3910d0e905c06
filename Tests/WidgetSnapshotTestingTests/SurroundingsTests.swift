import Foundation
import SwiftUI
import Synchronization
import Testing
import WidgetKit

@testable import WidgetSnapshotTesting

/// What a widget sees is the same in every run, and nobody else sees it afterwards.
@MainActor @Suite(.serialized)
struct SurroundingsTests {
    nonisolated private static let seen = Mutex<[String]>([])

    private struct Witness: View {
        var body: some View {
            let words = [
                "\(Date().timeIntervalSince1970)", UUID().uuidString, "\(Int.random(in: 0..<1_000_000))",
                TimeZone.current.identifier, Calendar.current.timeZone.identifier, Locale.current.identifier,
                DateFormatter.localizedString(from: Date(), dateStyle: .none, timeStyle: .short)
            ]
            SurroundingsTests.seen.withLock { $0.append(words.joined(separator: " ")) }
            return Text(words[0])
        }
    }

    private func look(_ zone: String, _ locale: String) async throws -> String {
        let store = try TestStore()
        Self.seen.withLock { $0 = [] }
        await store.with {
            await withWidgetSnapshotConfiguration(timeZone: zone) {
                await assertWidgetSnapshot(
                    of: Witness(), family: .systemSmall, schemes: [.light], locales: [Locale(identifier: locale)])
            }
        }
        return try #require(Self.seen.withLock { $0.first })
    }

    @Test func everyRunSeesTheSameWorld() async throws {
        let first = try await look("Asia/Tokyo", "de_DE"), second = try await look("Asia/Tokyo", "de_DE")
        #expect(first == second)
        // 9:41 on 1 January 2026 in Tokyo.
        #expect(first.hasPrefix("1767228060.0 "))
        #expect(first.contains(" Asia/Tokyo Asia/Tokyo de_DE "))
    }

    /// The world while nobody draws, as other tests do.
    private func world() async -> [String] {
        await SnapshotTurn.take()
        defer { SnapshotTurn.giveBack() }
        // It is not the one that is drawn at.
        #expect(Date().timeIntervalSince1970 > 1_767_228_060 + 86_400)
        #expect(UUID() != UUID())
        return [TimeZone.current.identifier, Calendar.current.timeZone.identifier, Locale.current.identifier]
    }

    @Test func theWorldIsTheTestsOwnAgainAfterwards() async throws {
        let before = await world()
        _ = try await look("Asia/Tokyo", "de_DE")
        #expect(await world() == before)
    }

    @Test func assertionsThatOverlapDrawOneAfterTheOther() async throws {
        let store = try TestStore()
        func all(_ names: [String]) async {
            await withTaskGroup(of: Void.self) { group in
                for name in names {
                    group.addTask { @MainActor in
                        await assertWidgetSnapshots(
                            of: ScoreWidget(), families: [.systemSmall], schemes: [.light], variants: [.timeline],
                            named: name)
                    }
                }
            }
        }
        let names = (0..<6).map { "n\($0)" }
        await store.with { await all(names) }
        #expect(store.files.count == 6 * 4)
        #expect(await store.failures(["CI": "1"]) { await all(names.reversed()) } == [])
        let pictures = Set(
            store.files.filter { $0.hasSuffix("timeline-1-light.png") }.map {
                FileManager.default.contents(atPath: store.goldens + "/" + $0)
            })
        #expect(pictures.count == 1)
    }

    @Test func setsAreInTheSameOrderInEveryProcess() {
        // What a process answers that is started with SWIFT_DETERMINISTIC_HASHING.
        #expect("Darkroom".hashValue == -3_936_353_162_168_947_862)
    }
}
