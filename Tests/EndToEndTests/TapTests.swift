import Foundation
import TestSupport
import Testing

/// Tapping a folder's widgets.
struct TapTests {
    private static let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/Taps").path

    private struct Tapped {
        var report: [String: Any]
        var files: [String: Data]
        var errors: String

        subscript(_ key: String) -> [String: Any]? { report[key] as? [String: Any] }
    }

    private func tap(_ arguments: [String], status: Int32 = 0) async throws -> Tapped {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run(["tap", Self.folder, "--output", output.path] + arguments)
        #expect(run.status == status, "\(run.errors)")
        let files = try rendered.files()
        let report = try JSONSerialization.jsonObject(with: try #require(files["tap.json"])) as? [String: Any]
        return Tapped(report: try #require(report), files: files, errors: run.errors)
    }

    @Test func aButtonPerformsAndTheTimelineIsMadeAnew() async throws {
        let tapped = try await tap(["--kind", "counter", "--family", "systemMedium", "--at", "100,20"])
        #expect(Set(tapped.files.keys) == ["before.png", "during.png", "after.png", "tap.json"])
        #expect(tapped.files["before.png"] != tapped.files["during.png"])
        #expect(tapped.files["before.png"] != tapped.files["after.png"])
        let performed = try #require(tapped["performed"])
        #expect(performed["value"] as? Int == 2)
        // The plan holds one counter, of the one family that is asked for.
        #expect(performed["dialog"] as? String == "Now 2 in 1 widgets")
        #expect(tapped.report["reloaded"] as? [String] == ["counter", "trouble"])
        let requests = try #require(tapped.report["requests"] as? [[String: String]])
        #expect(
            requests.map { $0["call"] } == [
                #"WidgetCenter.shared.reloadTimelines(ofKind: "trouble")"#, "WidgetCenter.shared.reloadAllTimelines()"
            ])
        #expect(requests.allSatisfy { $0["by"] == "perform() of AddIntent" })
    }

    @Test func aLaterEntryIsTappedAtItsDate() async throws {
        let tapped = try await tap([
            "--kind", "counter", "--family", "systemMedium", "--entries", "1", "--at", "100,20"
        ])
        #expect(tapped.report["instant"] as? String == "2026-01-01T10:41:00Z")
        #expect(tapped["before"]?["entryDate"] as? String == "2026-01-01T10:41:00Z")
        // The new timeline begins at that moment, with its first entry.
        #expect(tapped["after"]?["entryDate"] as? String == "2026-01-01T10:41:00Z")
    }

    @Test func linksAndURLsAreTold() async throws {
        let link = try await tap(["--kind", "counter", "--family", "systemMedium", "--at", "20,100"])
        #expect(link["target"]?["what"] as? String == "link")
        #expect(link["target"]?["url"] as? String == "counter://details")
        #expect(Set(link.files.keys) == ["before.png", "tap.json"])
        let small = try await tap(["--kind", "counter", "--family", "systemSmall", "--at", "20,100"])
        #expect(small["target"]?["url"] as? String == "counter://home")
        let regions = try #require(small.report["regions"] as? [[String: Any]])
        #expect(
            regions.map { $0["what"] as? String } == [
                "button", "ignoredLink", "toggle", "button", "widgetURL"
            ])
    }

    @Test func withoutAURLTheAppIsHandedAUserActivity() async throws {
        let tapped = try await tap(["--kind", "trouble", "--at", "100,140"])
        #expect(tapped["target"]?["what"] as? String == "app" && Set(tapped.files.keys) == ["before.png", "tap.json"])
        let activity = try #require(tapped["userActivity"])
        #expect(activity["activityType"] as? String == "trouble")
        #expect(
            activity["userInfo"] as? [String: String] == [
                "WGWidgetUserInfoKeyKind": "trouble", "WGWidgetUserInfoKeyFamily": "systemMedium"
            ])
        #expect(Set(activity.keys) == ["activityType", "userInfo"])
        let link = try await tap(["--kind", "counter", "--family", "systemMedium", "--at", "20,100"])
        #expect(link["userActivity"] == nil)
    }

    @Test func theInteractionHoldsTheChosenSiriIntent() async throws {
        let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/UsesIntents").path
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        let run = try await DarkroomProgram.run([
            "tap", folder, "--kind", "card", "--family", "systemSmall", "--at", "10,10", "--output", output.path,
            "--configuration", #"{"limit": 7}"#, "--json"
        ])
        #expect(run.status == 0, "\(run.errors)")
        let answer = try #require(try DarkroomProgram.result(run.output) as? [String: Any])
        let report = try #require(answer["tap"] as? [String: Any])
        let activity = try #require(report["userActivity"] as? [String: Any])
        #expect(activity["activityType"] as? String == "SelectCardIntent")
        let interaction = try #require(activity["interaction"] as? [String: Any])
        #expect(interaction["intent"] as? String == "SelectCardIntent")
        #expect((interaction["parameters"] as? [String: Any])?["limit"] as? Int == 7)
    }

    @Test func anIntentThatThrowsLosesNothing() async throws {
        let tapped = try await tap(["--kind", "trouble", "--at", "100,15"], status: 4)
        #expect(Set(tapped.files.keys) == ["before.png", "during.png", "after.png", "tap.json"])
        #expect(tapped.errors.contains("TroubleIntent threw: noServer(port: 8080)"))
        #expect(tapped["failure"]?["reason"] as? String == "threw")
        #expect((tapped["performed"]?["opens"] as? [[String: String]]) == [["what": "app"]])
    }

    @Test(arguments: [("45", "providerTimedOut", "did not complete within"), ("75", "crashed", "the intent traps")])
    func anIntentThatNeverReturnsKeepsWhatWasDrawn(_ y: String, _ reason: String, _ message: String) async throws {
        let tapped = try await tap(["--kind", "trouble", "--at", "100,\(y)", "--timeout", "5"], status: 4)
        #expect(Set(tapped.files.keys) == ["before.png", "during.png", "tap.json"])
        #expect(tapped["failure"]?["reason"] as? String == reason && tapped["failure"]?["step"] as? String == "perform")
        #expect(tapped.errors.contains(message) && tapped.errors.contains("TroubleIntent"))
    }

    @Test func whatNoParameterHoldsIsGone() async throws {
        let tapped = try await tap(["--kind", "trouble", "--at", "100,105"])
        let findings = try #require(tapped["performed"]?["findings"] as? [[String: Any]])
        #expect(findings.map { $0["code"] as? String } == ["intent-property-lost"])
    }

    @Test func aPointMustLieOnTheWidget() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        let start = ["tap", Self.folder, "--output", output.path, "--kind", "counter"]
        let outside = try await DarkroomProgram.run(start + ["--family", "systemSmall", "--at", "200,10"])
        #expect(outside.status == 2 && outside.errors.contains("158 × 158"))
        let nowhere = try await DarkroomProgram.run(start)
        #expect(nowhere.status == 2 && nowhere.errors.contains("--list"))
        let list = try await DarkroomProgram.run(start + ["--list"])
        #expect(list.status == 0 && list.output.contains("AddIntent (amount: 2)"))
    }
}
