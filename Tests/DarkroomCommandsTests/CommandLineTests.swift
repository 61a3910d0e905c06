import ArgumentParser
import Foundation
import Testing

@testable import DarkroomCommands
@testable import RenderModel
@testable import SystemSupport

struct CommandLineTests {
    private struct Root: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "darkroom", subcommands: [Render.self])
    }

    private struct Render: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "render")
        @Argument var path: String
        @Flag var quiet = false
    }

    @Test func aCommandThatIsNoneIsAnsweredWithTheNearest() {
        func answer(_ words: String...) -> String? {
            CommandMistake(words, in: Root.self, message: "")?.failure.message
        }
        #expect(answer("rendr", "App") == "unknown command 'rendr'; did you mean 'darkroom render'?")
        #expect(answer("photograph") == "unknown command 'photograph'; 'darkroom --help' lists all")
        #expect(answer("render") == nil && answer("--version") == nil && answer("help") == nil && answer() == nil)
    }

    /// ArgumentParser says that the path is missing.
    @Test func anOptionThatIsNoneIsToldBeforeWhatIsMissing() {
        func answer(_ words: String...) -> String? {
            do {
                _ = try Root.parseAsRoot(words)
                return nil
            } catch {
                return CommandMistake(words, in: Root.self, message: Root.message(for: error))?.failure.message
            }
        }
        #expect(answer("render", "--quit") == "unknown option '--quit'; did you mean '--quiet'?")
        #expect(answer("render", "--x=1") == "unknown option '--x'; 'darkroom render --help' lists all")
        #expect(answer("render") == nil && answer("render", "App") == nil)
    }

    @Test func listsAndRepeatedOptionsAreTheSame() throws {
        let list = try PlanOptions.parse(["--family", "systemSmall,systemLarge", "--device", "iphone-16,ipad"])
            .settings()
        let repeated = try PlanOptions.parse(
            [
                "--family", "systemSmall", "--family", "systemLarge", "--device", "iphone-393x852", "--device",
                "ipad-820x1180"
            ]).settings()
        #expect(list == repeated)
        #expect(list.presentationKinds == [.family(.systemSmall), .family(.systemLarge)])
    }

    @Test func palettesAndContrastReachTheSurface() throws {
        let settings = try PlanOptions.parse(["--palette", "ios-18", "--contrast", "increased"]).settings()
        #expect(settings.palette == .ios18 && settings.contrast == .increased)
        let again = try PlanOptions.parse(["--palette", "ios-18"]).settings()
        #expect(again.palette == .ios18 && again.contrast == .standard)
    }

    @Test func theSystemLendsItsColorsUnlessOthersAreNamed() throws {
        let old = try PlanOptions.parse(["--ios", "17.4"])
        #expect(try old.settings().system == SystemVersion(major: 17, minor: 4) && old.settings().palette == .ios18)
        #expect(try PlanOptions.parse(["--ios", "18", "--palette", "ios-26"]).settings().palette == .ios26)
        let usual = try PlanOptions.parse([]).settings()
        #expect(usual.system == nil && usual.palette == .ios26 && usual.variants.isEmpty)
        #expect(try PlanOptions.parse(["--variant", "transient"]).settings().variants == [.transient])
    }

    @Test func valuesGivenTwiceCountOnce() throws {
        #expect(try PlanOptions.parse(["--scale", "2,2.0,3"]).settings().scales == [2, 3])
    }

    @Test(arguments: [
        ["--family", "small"], ["--variant", "x"], ["--scheme", "Dark"], ["--device", "pixel-9"], ["--scale", "0"],
        ["--scale", "nan"], ["--entries", "x"], ["--clock", "noon"], ["--time-zone", "Mars"], ["--locale", "../x"],
        ["--type-size", "huge"], ["--palette", "ios-12"], ["--ios", "16"], ["--contrast", "high"],
        ["--pseudolanguage", "klingon"],
        ["--locale", "xx"], ["--locale", "en_YY"],
        ["--locale", "de_DEUX"], ["--locale", "en_US@calendar"],
        ["--mode", "tinted"], ["--accent", "beige"], ["--accent", "#12"], ["--wallpaper", "/nowhere.png"],
        ["--timeout", "0"], ["--timeout", "inf"], ["--clock", "9999-12-31"], ["--clock", "1066-10-14"]
    ])
    func wrongValuesNameTheOption(arguments: [String]) {
        let error = #expect(throws: (any Error).self) { try PlanOptions.parse(arguments) }
        #expect(error.map { PlanOptions.fullMessage(for: $0) }?.contains("\(arguments[0]) ") == true)
    }

    @Test(arguments: ["-1", "0", "257"])
    func jobsAreAtLeastOne(jobs: String) {
        let error = #expect(throws: (any Error).self) { try WorkOptions.parse(["--jobs", jobs]) }
        #expect(
            error.map { WorkOptions.fullMessage(for: $0) }?.contains("--jobs \(jobs): use a number from 1 to 256")
                == true)
    }

    @Test func aCommandIsShownAgainWithOtherFilters() {
        let typed = TypedCommand([
            "/usr/bin/darkroom", "render", "My Widget", "--kind", "A", "--kind=B", "--device", "ipad", "--verbose"
        ])
        #expect(
            typed.replacing(["--kind"], flags: ["--verbose"], with: ["--kind", "A b", "--verbose"])
                == "darkroom render 'My Widget' --device ipad --kind 'A b' --verbose")
        #expect(TypedCommand(["darkroom", "accept", "W"]).naming("verify").words == ["darkroom", "verify", "W"])
    }

    @Test func theClockIsReadInTheZone() throws {
        let settings = try PlanOptions.parse(["--clock", "2026-01-01T09:41", "--time-zone", "Asia/Tokyo"]).settings()
        #expect(ClockTime.text(settings.clock) == "2026-01-01T00:41:00Z")
        #expect(
            ClockTime.text(try PlanOptions.parse(["--time-zone", "Asia/Tokyo"]).settings().clock)
                == "2026-01-01T00:41:00Z")
    }

    @Test(arguments: [
        ("plain-1.2_x", "plain-1.2_x"), ("a b", "'a b'"), ("", "''"), ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'")
    ])
    func wordsAreQuotedForTheShell(word: String, quoted: String) {
        #expect(Shell.quoted(word) == quoted)
    }
}
