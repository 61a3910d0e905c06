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
                        (error as? CommandFailure)?.message == "\(name) is given twice, as A and B; give it once"
                    }
                }
            }
        }
        #expect(commands.count > 8 && refused > 100)
    }

    @Test func whatComesAfterTwoDashesIsNoOption() throws {
        let root = try #require(CommandDescription(WidgetCommand.self))
        let (command, depth) = root.named(by: ["render", "--jobs", "2"])
        #expect(command.commandName == "render" && depth == 1)
        try RepeatedOptions.check(["--jobs", "2", "--", "--jobs", "3"], of: command)
        #expect(throws: CommandFailure.self) { try RepeatedOptions.check(["-o", "a", "--output", "b"], of: command) }
    }
}
