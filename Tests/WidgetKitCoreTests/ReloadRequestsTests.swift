import Foundation
import RenderModel
import Testing
import WidgetKit

@testable import WidgetKitCore

extension HostTests {
    /// Who asked for which reload.
    @MainActor
    struct ReloadRequestsTests {
        @Test func requestsNameTheCallDuringWhichTheyWereMade() async {
            let center = WidgetCenter.shared, requests = ReloadRequests.shared
            center.reloadAllTimelines()
            await requests.during(.intent("Outer")) {
                center.reloadTimelines(ofKind: "a")
                requests.during(.view(kind: "b")) { ControlCenter.shared.reloadControls(ofKind: "c") }
                await Task.detached { requests.record(.relevance(kind: "d")) }.value
            }
            center.invalidateConfigurationRecommendations()
            ControlCenter.shared.reloadAllControls()
            #expect(
                requests.all.map(\.subject) == [
                    .timelines(kind: nil), .timelines(kind: "a"), .controls(kind: "c"), .relevance(kind: "d"),
                    .recommendations, .controls(kind: nil)
                ])
            #expect(
                requests.all.map(\.caller) == [
                    .launch, .intent("Outer"), .view(kind: "b"), .intent("Outer"), .launch, .launch
                ])
        }

        @Test func takingHandsOverOnce() {
            WidgetCenter.shared.reloadTimelines(ofKind: "once")
            #expect(ReloadRequests.shared.take().map(\.subject) == [.timelines(kind: "once")])
            #expect(ReloadRequests.shared.take().isEmpty)
        }

        @Test func onlyTimelinesReloadTimelines() {
            typealias Subject = ReloadRequest.Subject
            #expect(Subject.timelines(kind: nil).reloads(kind: "a") && Subject.timelines(kind: "a").reloads(kind: "a"))
            #expect(!Subject.timelines(kind: "b").reloads(kind: "a") && !Subject.controls(kind: nil).reloads(kind: "a"))
            #expect(!Subject.relevance(kind: "a").reloads(kind: "a"))
        }

        @Test func aRunawayLoopIsKeptShort() {
            let requests = ReloadRequests()
            for _ in 0..<20_000 { requests.record(.timelines(kind: nil)) }
            #expect(requests.count == 10_000)
        }
    }
}
