import Foundation
import Launch
import Synchronization
import TestSupport
import Testing

@testable import RenderCoordinator
@testable import RenderModel
@testable import RenderPlanning
@testable import Taps
@testable import Timelines

/// One runner carries every command's plan out, and whoever reports it only listens.
@Suite(.ownContext, .timeLimit(.minutes(20)))
struct RunnerTests {
    /// Keeps what happens, a word each.
    private final class Recorder: RunListener {
        private let heard = Mutex<(words: [String], isOver: Bool)>(([], false))

        var words: [String] { heard.withLock { $0.words } }
        var hasFinished: Bool { heard.withLock { $0.isOver } }

        func handle(_ event: RunEvent) {
            heard.withLock { $0.words.append(Self.word(event)) }
        }

        func finish() throws { heard.withLock { $0.isOver = true } }

        private static func word(_ event: RunEvent) -> String {
            switch event {
            case .planned(let plan): "planned \(plan.action.name)"
            case .queued(let pictures): "queued \(pictures)"
            case .named(let pictures): "named \(pictures.count)"
            case .note(let text): "note \(text)"
            case .output(_, let source): "output of \(source)"
            case .timeline(let group, let timeline): "timeline \(group.widget.kind) \(timeline.entries.count)"
            case .picture(let picture, _): "picture \(picture.request.variant.label)"
            case .failure(let failure): "failure \(failure.reason.code.rawValue)"
            case .rendered(let report): "rendered \(report.pictures.count)"
            case .bundle(let findings): "bundle \(findings.count)"
            case .layout(_, let tree): "layout \(tree.nodes.count)"
            case .heard(_, let tree): "heard \(tree.elements.count)"
            case .configurations(let listings): "configurations \(listings.count)"
            case .page(let page): "page \(page.kind)"
            case .measured(let result): "measured \(result.rows.count)"
            case .action(let tap as TapProgress): "tap \(tap.event)".prefix { $0 != "(" }.description
            case .action(let track as TimelineTrack): "played \(track.group.widget.kind)"
            case .action(let other): "\(other)"
            }
        }
    }

    /// What a new form of report takes: JUnit's XML, of the events that every command emits.
    private final class JUnitReporter: RunListener {
        private let cases = Mutex<[String]>([])
        private let document = Mutex("")

        var xml: String { document.withLock { $0 } }

        func handle(_ event: RunEvent) {
            switch event {
            case .picture(let picture, _):
                cases.withLock { $0.append("<testcase name=\"\(picture.file)\"/>") }
            case .failure(let failure):
                let name = failure.subjectDescription, message = failure.reason.code.rawValue
                cases.withLock { $0.append("<testcase name=\"\(name)\"><failure message=\"\(message)\"/></testcase>") }
            default: break
            }
        }

        func finish() throws {
            let all = cases.withLock { $0.sorted() }
            document.withLock { $0 = "<testsuite tests=\"\(all.count)\">\(all.joined())</testsuite>" }
        }
    }

    private func run(
        _ action: some RunAction, _ settings: PlanSettings, _ listeners: [any RunListener], writes: Bool = true
    ) throws -> RunPlan {
        let folder = try temporaryFolder()
        let home = folder.appendingPathComponent("home").path, output = folder.appendingPathComponent("output").path
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        let launch = try WorkerLaunch.of(
            DarkroomProgram.folder + "/FakeWidgetProgram", timeZone: "UTC", home: home, telling: LaunchFile())
        let runner = Runner(
            RunSettings(jobs: 2, launch: launch, home: home, output: writes ? try OutputFolder(output) : nil),
            listeners: listeners)
        let plan = try runner.plan(action, settings)
        try runner.run(plan)
        return plan
    }

    private var clock: PlanSettings {
        var settings = PlanSettings()
        (settings.kinds, settings.presentationKinds, settings.schemes) = (["Clock"], [.family(.systemSmall)], [.light])
        return settings
    }

    @Test func picturesAreEvents() throws {
        let recorder = Recorder(), junit = JUnitReporter()
        let plan = try run(.render, clock, [recorder, junit])
        #expect(plan.count == 1)
        let words = recorder.words
        #expect(words.first == "planned render")
        #expect(words.last == "rendered 6")
        // The gallery's two, and four once the provider has answered with three entries.
        #expect(words.filter { $0.hasPrefix("queued") } == ["queued 2", "queued 4"])
        #expect(words.contains("timeline Clock 3"))
        #expect(words.count { $0.hasPrefix("picture") } == 6)
        #expect(recorder.hasFinished)
        let xml = junit.xml
        #expect(xml.hasPrefix("<testsuite tests=\"6\">"))
        #expect(xml.contains("<testcase name=\"Clock/systemSmall/timeline-0-light.png\"/>"))
    }

    @Test func aPlanIsListedWithoutADrawnPicture() throws {
        let recorder = Recorder()
        _ = try run(.list, clock, [recorder], writes: false)
        let words = recorder.words
        #expect(words.contains("timeline Clock 3"))
        #expect(!words.contains { $0.hasPrefix("picture") })
        #expect(words.last == "rendered 0")
    }

    @Test func failuresAreEvents() throws {
        var settings = clock
        (settings.kinds, settings.presentationKinds) = (["Throws"], [.family(.systemMedium)])
        let recorder = Recorder(), junit = JUnitReporter()
        _ = try run(.render, settings, [recorder, junit])
        #expect(recorder.words.contains { $0.hasPrefix("failure") })
        #expect(junit.xml.contains("<failure message=\"failed\"/>"))
    }

    @Test func timeIsPlayedByTheSameRunner() throws {
        var timeline = TimelineSettings(from: PlanSettings().clock, length: 3600)
        timeline.products = [.pictures]
        var settings = clock
        settings.variants = [.timeline]
        let recorder = Recorder()
        _ = try run(.timeline(timeline), settings, [recorder])
        let words = recorder.words
        #expect(words.first == "planned timeline")
        #expect(words.contains("timeline Clock 3"))
        #expect(words.contains { $0.hasPrefix("picture timeline") })
        #expect(words.last == "played Clock")
    }

    @Test func layoutsAreEvents() throws {
        let recorder = Recorder()
        _ = try run(.explain, clock, [recorder], writes: false)
        #expect(recorder.words == ["planned explain", "layout 3"])
    }

    @Test func configurationsAreEvents() throws {
        let recorder = Recorder()
        _ = try run(.configurations(ConfigurationsQuery()), clock, [recorder], writes: false)
        #expect(recorder.words == ["planned configurations", "configurations 0"])
    }

    @Test func aListenerThatFailsEndsTheRun() throws {
        struct Full: RunListener {
            func handle(_ event: RunEvent) {}
            func finish() throws { throw CommandFailure(.requestFailed, "the disk is full") }
        }
        let recorder = Recorder()
        #expect(throws: CommandFailure.self) { try run(.list, clock, [Full(), recorder], writes: false) }
        // Nothing is printed of a run whose files are not there.
        #expect(!recorder.hasFinished)
    }

    @Test func aShardIsOfThePlanThatAllMachinesMake() throws {
        var settings = clock
        settings.presentationKinds = []
        var folders: [String] = []
        for number in 1...2 {
            settings.shard = Shard("\(number)/2")
            folders += try run(.list, settings, [], writes: false).pictures.groups.map(\.folder)
        }
        settings.shard = nil
        let whole = try run(.list, settings, [], writes: false).pictures.groups.map(\.folder)
        #expect(folders.sorted() == whole.sorted())
    }
}
