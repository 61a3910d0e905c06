import Foundation
import RenderModel
import Testing
import WidgetKit

@testable import WidgetKitCore

extension HostTests {
    /// What a provider is asked, and what is told of its answer.
    @MainActor
    struct TimelineTests {
        typealias Entry = ScriptedWidget.Entry

        private let host: WidgetHost

        init() {
            ScriptedWidget.begin()
            host = WidgetHost(widget: ScriptedWidget.self, resources: .none)
        }

        private func timeline(
            _ entries: [Entry], _ policy: TimelineReloadPolicy = .never
        ) async throws -> TimelineSummary {
            defer { VirtualClock.release() }
            ScriptedWidget.script.entries = entries
            ScriptedWidget.script.policy = policy
            return try await host.timeline(for: .scripted(.timeline(0)))
        }

        private func draw(_ request: DrawRequest) async throws -> Drawing {
            defer { VirtualClock.release() }
            return try await host.draw(request)
        }

        nonisolated private static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

        @Test func datesAndRelevancesAreTheProviders() async throws {
            let timeline = try await timeline([
                Entry(date: Self.date(10), relevance: TimelineEntryRelevance(score: 2, duration: 30)),
                Entry(date: Self.date(20))
            ])
            #expect(
                timeline.entries == [
                    .init(date: Self.date(10), relevance: .init(score: 2, duration: 30)), .init(date: Self.date(20))
                ])
            #expect(timeline.findings.isEmpty && timeline.reloads.isEmpty)
        }

        @Test(arguments: [
            (TimelineReloadPolicy.atEnd, TimelineSummary.ReloadPolicy.atEnd), (.never, .never),
            (.after(date(99)), .after(date(99)))
        ])
        func thePolicyIsTheProviders(
            _ policy: TimelineReloadPolicy, _ told: TimelineSummary.ReloadPolicy
        ) async throws {
            #expect(try await timeline([Entry(date: Self.date(1))], policy).policy == told)
        }

        @Test func entriesOutOfOrderAreShownAsGiven() async throws {
            let timeline = try await timeline([30, 10, 20].map { Entry(date: Self.date($0)) })
            #expect(timeline.entries.map(\.date) == [30, 10, 20].map(Self.date))
            #expect(timeline.findings.map(\.code.name) == ["timeline-unordered"])
            #expect(
                timeline.findings.map(\.message) == [
                    "the timeline of 'scripted' is not sorted by date; it is shown as it is"
                ])
            #expect(try await draw(.scripted(.timeline(1))).entryDate == Self.date(10))
        }

        @Test func aTimelineWithoutEntriesIsTold() async throws {
            let timeline = try await timeline([])
            #expect(timeline.entries.isEmpty)
            #expect(timeline.findings.map(\.message) == ["the timeline of 'scripted' has no entries"])
            await #expect(throws: HostError.noSuchEntry(kind: "scripted", index: 0, count: 0)) {
                _ = try await draw(.scripted(.privacy))
            }
        }

        @Test func anEntryThatThereIsNotIsRefused() async throws {
            await #expect(throws: HostError.noSuchEntry(kind: "scripted", index: 3, count: 1)) {
                _ = try await draw(.scripted(.timeline(3)))
            }
        }

        @Test(arguments: [Double.nan, .infinity, 2e11, -2e11])
        func datesThatThereAreNotAreRefused(_ seconds: Double) async throws {
            func impossible(_ call: String, _ subject: String) -> HostError {
                .impossibleDate(
                    kind: "scripted", call: call, subject: subject,
                    seconds: "\(Self.date(seconds).timeIntervalSince1970)")
            }
            let wrong = Entry(date: Self.date(seconds)), right = Entry(date: Self.date(5))
            await #expect(throws: impossible("getTimeline", "entry 1")) { _ = try await timeline([right, wrong]) }
            await #expect(throws: impossible("getTimeline", "its reload policy")) {
                _ = try await timeline([right], .after(Self.date(seconds)))
            }
            ScriptedWidget.script.snapshot = wrong
            await #expect(throws: impossible("getSnapshot", "the entry")) { _ = try await draw(.scripted(.snapshot)) }
            ScriptedWidget.script.placeholder = wrong
            await #expect(throws: impossible("placeholder", "the entry")) {
                _ = try await draw(.scripted(.placeholder))
            }
        }

        @Test func distantDatesArePossible() async throws {
            let timeline = try await timeline([Entry(date: .distantPast), Entry(date: .distantFuture)])
            #expect(timeline.entries.count == 2 && timeline.findings.isEmpty)
        }

        @Test func aProviderIsAskedOnceForAllPicturesOfATimeline() async throws {
            _ = try await timeline([Entry(date: Self.date(1)), Entry(date: Self.date(2), text: "second")])
            for variant in [Variant.timeline(0), .timeline(1), .privacy] {
                for scheme in SchemeName.allCases { _ = try await draw(.scripted(variant, scheme: scheme)) }
            }
            #expect(ScriptedWidget.questions == ["timeline"])
            #expect(try await draw(.scripted(.timeline(1))).shows("second"))
            _ = try await draw(.scripted(.timeline(0), .systemMedium))
            #expect(ScriptedWidget.questions == ["timeline", "timeline"])
        }

        @Test func theGalleryAndTransientSituationsAskForSnapshots() async throws {
            let snapshot = try await draw(.scripted(.snapshot)), transient = try await draw(.scripted(.transient))
            #expect(ScriptedWidget.questions == ["snapshot true", "snapshot false"])
            #expect(snapshot.shows("snapshot") && transient.shows("snapshot"))
            #expect(snapshot.entryDate == Self.date(2))
        }

        @Test func aProviderIsToldWhereItsEntriesAreShown() async throws {
            _ = try await draw(.scripted(.transient, .systemMedium, scheme: .dark))
            let context = try #require(ScriptedWidget.contexts.first)
            #expect(context.family == .systemMedium && context.displaySize == CGSize(width: 158, height: 158))
            // Both schemes are possible, whichever is drawn.
            #expect(context.environmentVariants.colorScheme == [.light, .dark])
            #expect(context.environmentVariants[\.displayScale] == [1, 1])
            #expect(context.environmentVariants.widgetFamily == [.systemMedium, .systemMedium])
        }

        @Test func theFirstOfSeveralAnswersCounts() async throws {
            ScriptedWidget.script.calls = 3
            let timeline = try await timeline([Entry(date: Self.date(1))])
            #expect(timeline.entries.count == 1)
            #expect(
                timeline.findings.map(\.message) == [
                    "getTimeline of widget 'scripted' called its completion 3 times; the first answer counts"
                ])
            #expect(try await draw(.scripted(.snapshot)).findings.map(\.code.name) == ["completion-called-twice"])
        }

        @Test(arguments: [
            (Variant.timeline(0), "getTimeline"), (.privacy, "getTimeline"), (.snapshot, "getSnapshot"),
            (.transient, "getSnapshot")
        ])
        func aProviderThatNeverAnswersIsNamed(_ variant: Variant, _ call: String) async throws {
            ScriptedWidget.script.calls = 0
            let silent = HostError.completionDropped(kind: "scripted", call: call)
            await #expect(throws: silent) { _ = try await draw(.scripted(variant)) }
        }
    }
}
