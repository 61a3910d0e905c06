import Foundation
import RenderModel
import Testing

@testable import WidgetKitCore

/// Which pictures show entries of one timeline, and what is kept of it.
struct TimelineIdentityTests {
    /// A change to a request.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let apply: @Sendable (inout DrawRequest) -> Void

        init(_ name: String, _ apply: @escaping @Sendable (inout DrawRequest) -> Void) {
            (testDescription, self.apply) = (name, apply)
        }
    }

    private static let clock = Date(timeIntervalSince1970: 1_767_260_460)

    private static func identity(_ change: Change? = nil) -> TimelineIdentity {
        var request = DrawRequest.scripted(.timeline(0))
        change?.apply(&request)
        return TimelineIdentity(request)
    }

    @Test(arguments: [
        Change("variant") { $0.variant = .timeline(4) }, Change("privacy") { $0.variant = .privacy },
        Change("scheme") { $0.scheme = .dark }, Change("mode") { $0.presentation.mode = .accented },
        Change("lock") { $0.presentation.redactionLevel = .everything }, Change("tapped area") { $0.tapped = 1 },
        Change("instant") { $0.instant = clock }, Change("motion") { $0.marksMotion = true },
        Change("timeout") { $0.providerTimeout = 1 }
    ])
    func whatAProviderIsNotToldOfMakesNoOtherTimeline(_ change: Change) {
        #expect(Self.identity(change) == Self.identity())
    }

    @Test(arguments: [
        Change("kind") { $0.kind = "other" }, Change("family") { $0.presentationKind = .family(.systemLarge) },
        Change("locale") { $0.surface.locale = "de_DE" }, Change("clock") { $0.surface.clock += 60 },
        Change("size") { $0.surface.size.width = 170 }, Change("contrast") { $0.surface.contrast = .increased },
        Change("configuration") { $0.configuration = .init(name: "a", parameters: ["x": .integer(1)]) },
        Change("preview") { $0.preview = .init(declaration: 2) },
        Change("states") { $0.activities = [.init(contentState: .object(["score": .integer(3)]))] },
        Change("questions before") { $0.previousRequests = [clock] }
    ])
    func whatAProviderIsToldOfDoes(_ change: Change) {
        #expect(Self.identity(change) != Self.identity())
    }

    @Test func theRequestIsTheSameForAllPictures() {
        var picture = DrawRequest.scripted(.timeline(7), scheme: .dark, presentation: Presentation(mode: .clear))
        (picture.tapped, picture.instant, picture.marksMotion) = (2, Self.clock, true)
        picture.activities = [.init(name: "late")]
        picture.previousRequests = [Self.clock]
        let request = TimelineIdentity(picture).request(timeout: 9)
        #expect(request.variant == .timeline(0) && request.scheme == .light && request.providerTimeout == 9)
        #expect(request.presentation == Presentation(mode: .fullColor))
        #expect(request.tapped == nil && request.instant == nil && !request.marksMotion)
        #expect(request.activities == picture.activities && request.previousRequests == picture.previousRequests)
        #expect(TimelineIdentity(request) == TimelineIdentity(picture))
    }

    @Test func aLockScreenFamilyIsAskedAboutAsItIsShown() {
        let request = TimelineIdentity(.scripted(.timeline(0), .accessoryCircular)).request(timeout: 1)
        #expect(request.presentation.mode == .vibrant)
    }

    @Test func theTimelineBeforeWasAskedForAtTheTimeOfItsQuestion() throws {
        var request = DrawRequest.scripted(.timeline(0))
        request.previousRequests = [Self.clock, Self.clock + 60]
        request.surface.clock = Self.clock + 120
        let before = try #require(TimelineIdentity(request).earlier), first = try #require(before.earlier)
        #expect(before.surface.clock == Self.clock + 60 && first.surface.clock == Self.clock)
        #expect(before.request(timeout: 1).previousRequests == [Self.clock])
        #expect(first.earlier == nil && first == Self.identity())
    }

    @Test(arguments: [
        (Variant.timeline(0), true), (.privacy, true), (.state(1), true), (.snapshot, false), (.transient, false),
        (.placeholder, false)
    ])
    func entriesAndWhatHidesThemAreOfATimeline(_ variant: Variant, _ isOfTimeline: Bool) {
        #expect(DrawRequest.scripted(variant).isOfTimeline == isOfTimeline)
        let control = DrawRequest(
            kind: "fan", presentationKind: .control(.small), variant: variant, scheme: .dark, surface: .sized(69, 69))
        #expect(!control.isOfTimeline)
    }

    // MARK: The cache

    private static func summary(_ count: Int) -> TimelineSummary {
        TimelineSummary(entries: (0..<count).map { _ in .init(date: clock) }, policy: .never)
    }

    @MainActor @Test func timelinesAreForgottenByKind() {
        let cache = TimelineCache()
        let mine = Self.identity(),
            medium = Self.identity(Change("family") { $0.presentationKind = .family(.systemMedium) })
        let other = Self.identity(Change("kind") { $0.kind = "other" })
        for (index, identity) in [mine, medium, other].enumerated() { cache.keep(Self.summary(index), for: identity) }
        #expect(cache[medium]?.summary.entries.count == 1)
        cache.forget(kind: "another")
        #expect(cache[mine] != nil)
        cache.forget(kind: "scripted")
        #expect(cache[mine] == nil && cache[medium] == nil && cache[other]?.summary.entries.count == 2)
        cache.forget(kind: nil)
        #expect(cache[other] == nil)
    }

    @MainActor @Test func whatIsToldLaterKeepsTheEntries() {
        let cache = TimelineCache(), identity = Self.identity()
        let entry = SourceEntry(entry: nil, makeView: { fatalError("nobody draws it") })
        cache[identity] = DrivenTimeline(Self.summary(1), entries: [entry, entry])
        cache.keep(Self.summary(3), for: identity)
        #expect(cache[identity]?.entries.count == 2 && cache[identity]?.summary.entries.count == 3)
    }
}
