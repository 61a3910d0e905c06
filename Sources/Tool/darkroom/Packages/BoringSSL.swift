/// BoringSSL, which packages for cryptography bring under prefixes of their own.
enum BoringSSL {
    static func isOne(target: String) -> Bool { target.hasSuffix("BoringSSL") }

    /// Its portable code only. Its assembly asks the processor for random numbers, past the seeded ones, and takes
    /// other paths on other processors.
    static let flags = ["-DOPENSSL_NO_ASM"]

    /// Those that hold anything then.
    static func portable(_ sources: [String]) -> [String] { sources.filter { !$0.lowercased().hasSuffix(".s") } }
}
