import RenderModel
import RenderPlanning
import Testing

@testable import Watching

/// What the page shows, by what has happened.
struct WatchStateTests {
    private static let choices = WatchChoices(PlanSettings(), languages: ["de"])
    private var state = WatchState(title: "Clock", view: WatchView(), choices: choices)
    private let clock = WatchWidget(kind: "Clock", name: "Clock", summary: "")

    private func tile(_ picture: String, _ variant: Variant = .timeline(0), folder: String = "Clock/systemSmall") throws
        -> (WatchTile, file: String)
    {
        let widget = WidgetDescriptor(kind: "Clock", families: [.systemSmall, .systemMedium])
        let plan = try RenderPlan(widgets: [widget], settings: PlanSettings())
        let group = try #require(plan.groups.first { $0.folder == folder })
        var picked = try #require(
            (group.timelinePictures(count: 9) + group.immediatePictures).first { candidate in
                candidate.request.variant == variant && candidate.request.scheme == .light
            })
        picked.group = group.id
        let result = PictureResult(pixelWidth: 474, pixelHeight: 474, sha256: picture, byteCount: 1)
        return (WatchTile(picked, result, of: group), picked.file)
    }

    private mutating func draw(_ pictures: [(WatchTile, file: String)], isEdit: Bool = true) {
        state.apply(.rendering(isEdit: isEdit))
        state.apply(
            .planned([clock], folders: ["Clock/systemSmall", "Clock/systemMedium"], isWhole: true))
        state.apply(.queued(pictures.count))
        for (tile, file) in pictures { state.apply(.drawn(tile, file: file)) }
        state.apply(.ended(seconds: 1, notes: []))
    }

    @Test mutating func phasesFollowEachOther() throws {
        #expect(state.phase == .compiling)
        state.apply(.rendering(isEdit: true))
        state.apply(.queued(2))
        #expect(state.phase == .rendering && state.total == 2 && state.done == 0)
        state.apply(.drawn(try tile("a").0, file: "f"))
        #expect(state.done == 1)
        state.apply(.ended(seconds: 1.4, notes: ["note"]))
        #expect(state.phase == .upToDate && state.seconds == 1.4 && state.notes == ["note"])
    }

    @Test mutating func whatASaveChangesHasABefore() throws {
        draw([try tile("a"), try tile("s", .snapshot)])
        #expect(state.tiles.map(\.before) == [nil, nil])
        draw([try tile("b"), try tile("s", .snapshot)])
        #expect(state.tiles.map(\.picture) == ["b", "s"])
        #expect(state.tiles.map(\.before) == ["a", nil])
        // Another save that changes nothing of it: it is no longer what the last save has changed.
        draw([try tile("b"), try tile("s", .snapshot)])
        #expect(state.tiles.map(\.before) == [nil, nil])
    }

    @Test mutating func anotherViewIsNoChange() throws {
        draw([try tile("a")])
        var dark = state.view
        dark.typeSize = TypeSizeName(.xLarge)
        state.apply(.viewed(dark))
        draw([try tile("z")], isEdit: false)
        #expect(state.tiles.map(\.before) == [nil])
        draw([try tile("y")])
        #expect(state.tiles.map(\.before) == ["z"])
        state.apply(.viewed(WatchView()))
        draw([try tile("a")], isEdit: false)
        // Drawn before that save, and the same since.
        #expect(state.tiles.map(\.before) == [nil])
    }

    @Test mutating func errorsStandOverStalePictures() throws {
        draw([try tile("a")])
        state.apply(.compiling)
        state.apply(.failed([CompilerMessage(message: "no", file: "A.swift", line: 1, column: 2)]))
        #expect(state.phase == .failed && state.messages.count == 1)
        #expect(state.tiles.map(\.picture) == ["a"])
        draw([try tile("b")])
        #expect(state.messages.isEmpty && state.tiles.map(\.before) == ["a"])
    }

    @Test mutating func aPictureThatFailsKeepsTheOldOne() throws {
        draw([try tile("a")])
        state.apply(.rendering(isEdit: true))
        var failed = try tile("").0
        (failed.picture, failed.failure) = (nil, "It trapped")
        state.apply(.notDrawn(failed))
        state.apply(.ended(seconds: 1, notes: []))
        #expect(state.tiles.map(\.picture) == ["a"] && state.tiles[0].failure == "It trapped")
        draw([try tile("b")])
        #expect(state.tiles[0].failure == nil && state.tiles[0].before == "a")
    }

    @Test mutating func whatTheSourcesNoLongerHaveGoes() throws {
        draw([try tile("a"), try tile("m", .timeline(0), folder: "Clock/systemMedium")])
        #expect(state.tiles.map(\.family) == ["Small", "Medium"])
        state.apply(.rendering(isEdit: true))
        state.apply(.planned([clock], folders: ["Clock/systemMedium"], isWhole: true))
        let (tile, file) = try tile("m", .timeline(0), folder: "Clock/systemMedium")
        state.apply(.drawn(tile, file: file))
        state.apply(.ended(seconds: 1, notes: []))
        #expect(state.tiles.map(\.family) == ["Medium"])
    }

    @Test mutating func aSliderShowsEntriesThatAreThereAtOnce() throws {
        draw([try tile("0")])
        state.apply(.timeline(kind: "Clock", entries: ["a", "b", "c"]))
        for index in 0...2 {
            let (tile, file) = try tile("\(index)", .timeline(index))
            state.apply(.drawnAhead(tile, file: file))
        }
        #expect(state.tiles.map(\.picture) == ["0"])
        var view = state.view
        view.entries = ["Clock": 2]
        state.apply(.viewed(view))
        #expect(state.tiles.map(\.picture) == ["2"] && state.shows(entryOf: "Clock"))
        // A longer timeline of another family goes on: this one stays at its last entry.
        view.entries = ["Clock": 5]
        state.apply(.viewed(view))
        #expect(state.tiles.map(\.picture) == ["2"] && state.shows(entryOf: "Clock"))
        // What was drawn ahead is not of the new sources.
        draw([try tile("n", .timeline(2))])
        #expect(state.tiles.map(\.before) == ["2"])
        view.entries = [:]
        state.apply(.viewed(view))
        #expect(!state.shows(entryOf: "Clock"))
    }

    @Test mutating func timelinesMayGrowShorter() throws {
        draw([try tile("a")])
        state.apply(.timeline(kind: "Clock", entries: ["a", "b", "c"]))
        state.apply(.rendering(isEdit: true))
        state.apply(.planned([clock], folders: ["Clock/systemSmall"], isWhole: true))
        #expect(state.widgets[0].entries.count == 3)
        state.apply(.timeline(kind: "Clock", entries: ["a"]))
        #expect(state.widgets[0].entries == ["a"])
        state.apply(.timeline(kind: "Clock", entries: ["a", "b"]))
        #expect(state.widgets[0].entries == ["a", "b"])
    }

    @Test func onlyTheEntryThatIsShownIsDrawn() throws {
        let widget = WidgetDescriptor(kind: "Clock", families: [.systemSmall])
        let group = try RenderPlan(widgets: [widget], settings: PlanSettings()).groups[0]
        let view = WatchView(entries: ["Clock": 4])
        func shown(_ counts: [String: Int]) -> [Int] {
            Set(
                group.timelinePictures(count: 9).filter { view.shows($0, counts: counts) }
                    .compactMap { $0.request.variant == .privacy ? nil : $0.request.variant.entryIndex }
            ).sorted()
        }
        #expect(shown([:]) == [4])
        #expect(shown(["Clock/systemSmall": 9]) == [4])
        #expect(shown(["Clock/systemSmall": 3]) == [2])
    }

    @Test func switchesReplaceWhatTheCommandNames() {
        var settings = PlanSettings()
        (settings.schemes, settings.modes, settings.locales) = ([.dark], [.accented, .clear], ["de_DE", "en_US"])
        #expect(WatchView(settings) == WatchView(schemes: [.dark], mode: .accented, locale: "de_DE"))
        let applied = WatchView(schemes: [.light, .dark], typeSize: TypeSizeName(.xLarge), locale: "ja").applied(
            to: settings)
        #expect(applied.schemes == [.light, .dark] && applied.modes.isEmpty && applied.locales == ["ja"])
        #expect(applied.typeSizes == [TypeSizeName(.xLarge)])
        let choices = WatchChoices(settings, languages: ["de", "en", "pt-BR"])
        #expect(choices.locales.map(\.value) == ["de_DE", "en_US", "pt_BR"])
    }
}

struct CompilerMessageTests {
    @Test func errorsComeFirstWithTheirPlacesAndLines() {
        let output = """
            Views/Clock.swift:3:1: warning: never used
            1 | let a = 1
            \u{1B}[1mViews/Face.swift:12:9: error: cannot find 'x' in scope\u{1B}[0m
            10 |
            12 |     x
               |     `- error: cannot find 'x' in scope
            Views/Face.swift:12:9: error: cannot find 'x' in scope
            <unknown>:0: error: too complex
            error: link command failed
            """
        let found = CompilerMessage.all(in: output)
        #expect(
            found.map(\.message) == ["cannot find 'x' in scope", "too complex", "link command failed", "never used"])
        #expect(found[0].file == "Views/Face.swift" && found[0].line == 12 && found[0].column == 9)
        #expect(found[0].excerpt.hasPrefix("10 |\n12 |     x\n"))
        #expect(found[3].severity == "warning" && found[3].excerpt == "1 | let a = 1")
        #expect(CompilerMessage.all(in: "").isEmpty)
    }
}
