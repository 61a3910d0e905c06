import Foundation
import Launch
import ProcessContext
import RenderCoordinator
import RenderModel
import RenderPlanning
import Synchronization
import SystemSupport
import TestSupport
import Testing

@testable import Watching

/// A session with a program that is there, whose compiler is the test.
@Suite(.serialized, .ownContext)
struct WatchSessionTests {
    private final class Compiler: Sendable {
        struct State {
            var count = 0
            var error: String?
            var target: String?
        }

        let state = Mutex(State())
    }

    private let compiler = Compiler()
    private let session: WatchSession
    private let diagnostics = CollectedDiagnostics()

    init() throws {
        let program = WatchedProgram(
            title: "Clock", jobs: 2, targets: { ["Clock", "Clocks"] },
            compile: { [compiler] target, diagnostics in
                let error = compiler.state.withLock { state in
                    state.count += 1
                    state.target = target
                    return state.error
                }
                if let error {
                    diagnostics.compiler("Views/Clock.swift:3:5: error: \(error)\n3 |  x\n")
                    throw CommandFailure(.sourceDidNotCompile, "Clock did not compile")
                }
                return WidgetExecutable(
                    path: DarkroomProgram.folder + "/FakeWidgetProgram", command: "darkroom watch Clock",
                    bundle: ExtensionBundle(BundleDescription(folders: [URL]())))
            },
            prepare: { _ in }, paths: { _ in WatchedPaths() },
            settings: { _ in
                var settings = PlanSettings()
                (settings.kinds, settings.presentationKinds) = (["Clock"], [.family(.systemSmall)])
                return settings
            },
            languages: { _ in ["de"] },
            launch: { executable, home, _ in
                try WorkerLaunch.of(executable.path, timeZone: "UTC", home: home.path, telling: LaunchFile())
            })
        session = try WatchSession(
            program, in: try temporaryFolder().path, showing: WatchView(),
            choices: WatchChoices(PlanSettings(), languages: []), diagnostics: diagnostics)
    }

    private var state: WatchState { session.board.state }

    /// Lets the session do the next thing, on a thread of its own as it waits for workers.
    private func step() async {
        // What a run installs in its process is no other test's.
        let context = ProcessContext.current
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                ProcessContext.with(context) { session.step() }
                continuation.resume()
            }
        }
    }

    private func save(_ path: String = "/Clock.swift") async {
        session.post(FileChanges(paths: [path]))
        await step()
    }

    @Test func aSaveIsCompiledAndDrawn() async throws {
        await save()
        #expect(state.phase == .upToDate && state.messages.isEmpty)
        #expect(state.widgets.map(\.name) == ["Clock"] && state.widgets[0].entries.count == 3)
        #expect(
            state.tiles.map(\.caption) == [
                "Timeline, light", "Snapshot, light", "Placeholder, light", "Privacy, light"
            ])
        for tile in state.tiles {
            let picture = try #require(tile.picture)
            #expect(session.store.data(picture)?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        }
        #expect(state.choices.locales.map(\.value) == ["en_US", "de"])
        // The same program again is drawn no more; another file of the bundle is.
        let count = diagnostics.all.count
        await save()
        #expect(diagnostics.all.count == count && state.phase == .upToDate)
        await save("/Localizable.xcstrings")
        #expect(diagnostics.all.count == count + 1)
        #expect(compiler.state.withLock(\.count) == 3)
    }

    @Test func whatDoesNotCompileIsToldOverThePictures() async {
        await save()
        let tiles = state.tiles
        compiler.state.withLock { $0.error = "cannot find 'x' in scope" }
        await save()
        #expect(state.phase == .failed && state.tiles == tiles)
        #expect(state.messages.first?.file == "Views/Clock.swift" && state.messages.first?.line == 3)
        #expect(state.messages.map(\.message) == ["cannot find 'x' in scope", "Clock did not compile"])
        compiler.state.withLock { $0.error = nil }
        await save()
        #expect(state.phase == .upToDate && state.messages.isEmpty && state.tiles == tiles)
    }

    @Test func switchesAreDrawnOnDemand() async {
        await save()
        let light = state.tiles.map(\.picture)
        session.show(WatchView(schemes: [.dark]))
        await step()
        #expect(state.tiles.allSatisfy { $0.scheme == .dark } && state.tiles.count == 4)
        #expect(state.tiles.map(\.picture) != light && state.tiles.allSatisfy { $0.before == nil })
        session.show(WatchView())
        await step()
        #expect(state.tiles.map(\.picture) == light)
    }

    @Test("Of several extensions one is compiled and shown at a time")
    func anotherExtensionIsCompiledOnDemand() async {
        await save()
        #expect(state.choices.targets.map(\.value) == ["Clock", "Clocks"])
        let own = state.tiles
        compiler.state.withLock { $0.error = "cannot find 'x' in scope" }
        session.show(WatchView(target: "Clocks"))
        await step()
        // The pictures of another extension are none from before the error.
        #expect(compiler.state.withLock(\.target) == "Clocks")
        #expect(state.phase == .failed && state.tiles.isEmpty && state.widgets.isEmpty)
        compiler.state.withLock { $0.error = nil }
        await save()
        #expect(state.phase == .upToDate && state.tiles.count == 4)
        session.show(WatchView(target: "Clock"))
        await step()
        #expect(compiler.state.withLock(\.target) == "Clock")
        #expect(state.tiles.map(\.picture) == own.map(\.picture) && state.tiles.allSatisfy { $0.before == nil })
    }

    @Test func aSliderDrawsItsEntryAndThenTheOthers() async {
        await save()
        let first = state.tiles[0].picture
        session.show(WatchView(entries: ["Clock": 2]))
        await step()
        #expect(state.tiles[0].entry == 2 && state.tiles[0].picture != first)
        await step()
        session.show(WatchView(entries: ["Clock": 1]))
        let drawn = state.view.entries
        await step()
        #expect(drawn == ["Clock": 2] && state.tiles[0].entry == 1 && state.phase == .upToDate)
        // Beyond the end is the last one.
        session.show(WatchView(entries: ["Clock": 7]))
        await step()
        #expect(state.tiles[0].entry == 2)
    }

    @Test func picturesAreExplainedAndTapped() async {
        await save()
        let tile = state.tiles[0].id
        async let explained = session.answer(WatchQuestion(.explain, tile: tile, x: 35, y: 15))
        await step()
        let views = await explained.views
        #expect(views.map(\.name) == ["Outer", "Inner(spacing 4, priority 1)", "Front"])
        #expect(views.last?.proposed == "20 × ideal" && views.last?.at == "30, 10")
        async let tapped = session.answer(WatchQuestion(.tap, tile: tile, x: 500, y: 1))
        await step()
        #expect(await tapped.failure?.contains("500,1 is outside") == true)
        async let missed = session.answer(WatchQuestion(.explain, tile: "gone", x: 1, y: 1))
        await step()
        #expect(await missed.failure == "This image no longer exists.")
    }
}
