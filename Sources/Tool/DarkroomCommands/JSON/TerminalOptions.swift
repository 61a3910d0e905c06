import ArgumentParser
import SystemSupport

/// The options that say how a command answers.
package struct TerminalOptions: ParsableArguments {
    @Flag(help: "Print a JSON document instead of text; see docs/JSON.md.")
    package var json = false

    @OptionGroup var colors: ColorOptions

    package init() {}
}

/// The option that says whether messages are colored.
package struct ColorOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Color messages: auto (on terminals, unless NO_COLOR is set), always or never.", valueName: "when"))
    var color = TerminalColor.auto

    package init() {}

    package func validate() throws { color.apply() }

    /// Applies what a command line says of colors that cannot be parsed as a whole.
    static func apply(before arguments: [String]) {
        for (word, next) in zip(arguments, arguments.dropFirst() + [""]) {
            let value = word == "--color" ? next : word.hasPrefix("--color=") ? String(word.dropFirst(8)) : ""
            TerminalColor(rawValue: value)?.apply()
        }
    }
}

extension TerminalColor: ExpressibleByArgument {}
