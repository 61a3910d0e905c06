import CDeterminism
import DisplayList

/// The initializers of a program's statics and globals, each with a seed of its own for the random numbers that it
/// finds.
///
/// The seed follows from the mangled name, and not from where the code lies: an edit elsewhere moves the code, and would
/// change every picture that shows such a number.
struct StaticInitializers {
    /// Sorted by where they lie.
    let seeds: [darkroom_initializer]

    init(_ symbols: some Sequence<SymbolTable.Symbol>) {
        seeds = symbols.filter { Self.isInitializer($0.name) }.map { symbol in
            var hash = StableHash()
            hash.combine(symbol.name.utf8)
            return darkroom_initializer(offset: symbol.value, seed: hash.value)
        }.sorted { $0.offset < $1.offset }
    }

    /// Mangled names of one-time initialization functions end in `WZ`.
    static func isInitializer(_ name: String) -> Bool { name.hasPrefix("$s") && name.hasSuffix("WZ") }

    /// For all of the process's time. Called once, before any of the program's code runs.
    func install() {
        let kept = UnsafeMutableBufferPointer<darkroom_initializer>.allocate(capacity: seeds.count)
        _ = kept.initialize(from: seeds)
        darkroom_state_seed_initializers(kept.baseAddress, kept.count)
    }
}
