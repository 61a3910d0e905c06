import Glibc

// The compiler's plugin protocol: a message is eight bytes of length, least significant first, and that much JSON;
// the compiler asks on standard input and reads the answers on standard output.
while let request = PluginMessage.read(from: STDIN_FILENO) {
    PluginMessage.write(MacroPlugin.answer(to: request), to: STDOUT_FILENO)
}
