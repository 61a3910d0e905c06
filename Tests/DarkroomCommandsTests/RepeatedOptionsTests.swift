import RenderCoordinator
import Testing

@testable import DarkroomCommands

struct RepeatedOptionsTests {
    /// Every option of every command, typed twice: it is a list, or refused with both values.
    @Test func noOptionIsDroppedSilently() throws {
        let root = try #require(CommandDescription(WidgetCommand.self))
        let commands = root.subcommands ?? []
        var refused = 0
        for command in commands {
            for argument in command.arguments ?? [] where argument.kind == "option" {
                guard let name = argument.longName else { continue }
                for words in [[name, "A", name, "B"], ["\(name)=A", "\(name)=B"], [name, "A", "path", "\(name)=B"]] {
                    guard !argument.isRepeating else {
                        try RepeatedOptions.check(words, of: command)
                        continue
                    }
                    refused += 1
                    #expect("\(command.commandName) \(name)") {
                        try RepeatedOptions.check(words, of: command)
                    } throws: { error in
                        (error as? CommandFailure)?.message == "\(name) appears twice, as A and B; pass it once"
                    }
                }
            }
        }
        #expect(commands.count > 8 && refused > 100)
    }

    /// Asking ArgumentParser for all options takes 50 ms: it is done only where two may be the same.
    @Test func onlyOptionsThatMayBeTheSameAreLookedUp() throws {
        #expect(!CommandRunner.mayRepeat(["-o", "--family", "--jobs"]))
        #expect(CommandRunner.mayRepeat(["-o", "--output"]) && CommandRunner.mayRepeat(["-o", "-o"]))
        #expect(CommandRunner.mayRepeat(["-D", "--define"]) && CommandRunner.mayRepeat(["-vh"]))
        // Which holds as long as short options have the first letter of their long ones.
        let root = try #require(CommandDescription(WidgetCommand.self))
        for command in root.subcommands ?? [] {
            for names in (command.arguments ?? []).compactMap(\.names) {
                let long = names.filter { $0.kind == "long" }.compactMap(\.name.first)
                for short in names where short.kind == "short" {
                    #expect(
                        long.isEmpty || long.contains(Character(short.name.lowercased())),
                        "\(command.commandName) \(names)")
                }
            }
        }
    }

    @Test func whatComesAfterTwoDashesIsNoOption() throws {
        let root = try #require(CommandDescription(WidgetCommand.self))
        let (command, depth) = root.named(by: ["render", "--jobs", "2"])
        #expect(command.commandName == "render" && depth == 1)
        try RepeatedOptions.check(["--jobs", "2", "--", "--jobs", "3"], of: command)
        #expect(throws: CommandFailure.self) { try RepeatedOptions.check(["-o", "a", "--output", "b"], of: command) }
    }
}
