import ActivityKit
import Foundation
import RenderModel
import SwiftUI
import Testing
import WidgetKit

@testable import WidgetKitCore

/// States of Live Activities, with their types erased, and what previews and templates make of them.
@MainActor
struct ActivityStateTests {
    private struct Flight: ActivityAttributes {
        struct ContentState: Codable, Hashable { var gate: String }
        var number: Int
    }

    private struct Other: ActivityAttributes {
        struct ContentState: Codable, Hashable {}
    }

    nonisolated private static let noon = Date(timeIntervalSince1970: 43_200)

    private static func state(stale: Date? = nil, isStale: Bool = false) -> ActivityViewState {
        var state = ActivityViewState(Flight(number: 7), .init(gate: "B4"), isStale: isStale, name: "boarding")
        state.staleDate = stale
        return state
    }

    @Test(arguments: [(-1.0, true), (0, true), (1, false)])
    func aStateIsStaleFromItsDateOn(_ seconds: Double, _ isStale: Bool) {
        #expect(Self.state(stale: Self.noon + seconds).shown(at: Self.noon).isStale == isStale)
    }

    @Test func whatIsStaleStaysSo() {
        #expect(Self.state(stale: .distantFuture, isStale: true).shown(at: Self.noon).isStale)
        #expect(!Self.state().shown(at: .distantFuture).isStale)
    }

    @Test func viewsGetTheTypesBack() throws {
        let context = try #require(Self.state(isStale: true).context(of: Flight.self))
        #expect(context.attributes.number == 7 && context.state.gate == "B4" && context.isStale)
        #expect(context.activityID == "activity")
        #expect(Self.state().context(of: Other.self) == nil)
    }

    @Test func aSummaryTellsItFromTheOthers() {
        let summary = Self.state(isStale: true).summary
        #expect(summary == ActivityStateSummary(name: "boarding", isStale: true, hasEnded: false))
    }

    // MARK: A configuration's source

    private func source() -> ConfigurationActivitySource<Flight> {
        ConfigurationActivitySource(content: { AnyView(Text($0.state.gate)) }) { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("B") }
            } compactLeading: {
            } compactTrailing: {
            } minimal: {
            }
            .widgetURL(URL(string: "flight://7")).keylineTint(.red)
        }
    }

    @Test func watchAndCarNeedTheSmallFamily() {
        let source = source()
        #expect(source.presentations == [.lockScreen, .compact, .minimal, .expanded])
        source.supplementalFamilies = [.small]
        #expect(source.presentations == ActivityPresentation.allCases)
        source.presentations = [.minimal]
        #expect(source.presentations == [.minimal])
    }

    @Test func aCopyWithOtherStatesKeepsTheRest() {
        let source = source()
        source.supplementalFamilies = [.small]
        source.presentations = [.smartStack]
        let copy = source.showing([Self.state()])
        #expect(copy !== source && copy.states.count == 1 && source.states.isEmpty)
        #expect(copy.presentations == [.smartStack] && copy.supplementalFamilies == [.small])
    }

    @Test func onlyTheIslandHasURLAndLine() throws {
        let source = source(), log = IslandFitLog()
        let lockScreen = try #require(source.scene(of: Self.state(), in: .lockScreen, log: log))
        #expect(lockScreen.url == nil && lockScreen.keylineColor == nil)
        let compact = try #require(source.scene(of: Self.state(), in: .compact, log: log))
        #expect(compact.url == URL(string: "flight://7") && compact.keylineColor == .red)
        let other = ActivityViewState(Other(), .init())
        #expect(source.scene(of: other, in: .lockScreen, log: log) == nil)
    }

    @Test func whatRunsIsFoundAmongTheActivities() {
        struct Tram: ActivityAttributes {
            struct ContentState: Codable, Hashable { var stop: String }
        }
        let source = ConfigurationActivitySource<Tram>(content: { _ in AnyView(EmptyView()) }) { _ in
            DynamicIsland {
            } compactLeading: {
            } compactTrailing: {
            } minimal: {
            }
        }
        #expect(source.runningStates().isEmpty)
        var state = ActivityViewState(Tram(), .init(stop: "Zoo"), activityID: "tram-1")
        state.staleDate = Self.noon
        source.run(state)
        // Of other attributes nothing runs.
        source.run(Self.state())
        let running = source.runningStates()
        #expect(running.map(\.activityID) == ["tram-1"] && running.map(\.staleDate) == [Self.noon])
        #expect(running.map(\.hasEnded) == [false])
    }

    @Test func theLastConfigurationOfAttributesCounts() {
        let first = source(), second = source()
        ActivityConfigurationRegistry.add(first)
        ActivityConfigurationRegistry.add(second)
        #expect(ActivityConfigurationRegistry.source(for: Flight.self) === second)
        #expect(ActivityConfigurationRegistry.source(for: Other.self) == nil)
    }

    // MARK: Previews

    @Test(arguments: [
        (ActivityPreviewViewKind.content, ActivityPresentation.lockScreen), (.dynamicIsland(.compact), .compact),
        (.dynamicIsland(.minimal), .minimal), (.dynamicIsland(.expanded), .expanded)
    ])
    func aPreviewNamesItsPresentation(_ kind: ActivityPreviewViewKind, _ presentation: ActivityPresentation) {
        #expect(kind.presentation == presentation)
    }

    @Test(arguments: ActivityPresentation.allCases)
    func watchAndCarShowTheSmallFamily(_ presentation: ActivityPresentation) {
        let isSmall = presentation == .smartStack || presentation == .carPlay
        #expect(presentation.activityFamily == (isSmall ? .small : .medium))
        #expect("\(presentation.activityFamily)" == (isSmall ? "small" : "medium"))
    }

    // MARK: Enumerations that do not list their cases

    private enum Plain { case one, two, three }
    private enum Single { case only }
    private enum Valued { case one(Int), two }
    private enum Named: String { case first = "1st", second }
    private enum Numbered: Int { case ten = 10, eleven }

    @Test func casesAreCountedFromNought() {
        #expect(EnumCases.value(of: Plain.self, at: 0) == .one && EnumCases.value(of: Plain.self, at: 2) == .three)
        #expect(EnumCases.value(of: Plain.self, at: 3) == nil && EnumCases.value(of: Plain.self, at: -1) == nil)
        #expect(EnumCases.value(of: Single.self, at: 0) == .only)
        #expect(EnumCases.value(of: Valued.self, at: 0) == nil && EnumCases.value(of: Int.self, at: 0) == nil)
    }

    @Test func rawValuesAreWrittenAsTheyAre() {
        #expect(EnumCases.first(of: Named.self)?.json == .string("1st"))
        #expect(EnumCases.first(of: Numbered.self)?.json == .integer(10))
        #expect(EnumCases.first(of: Plain.self) == nil)
    }
}
