import Foundation

// The compiler's plugin protocol: a message is eight bytes of length, least significant first, and that much JSON;
// the compiler asks on standard input and reads the answers on standard output.
while let request = PluginMessage.read(from: .standardInput) {
    PluginMessage.write(MacroPlugin.answer(to: request), to: .standardOutput)
}
