extension DisplayList: CustomStringConvertible {
    /// The readable form of `DisplayListPrinter`.
    package var description: String { DisplayListPrinter().text(self) }

    /// A number that two lists share, in any process, where they draw the same picture: a key for caches.
    ///
    /// Image files count by their path, not by what they hold: forget keys when a file is replaced.
    package var digest: UInt64 {
        var hash = StableHash()
        hash.combine(DisplayListSerializer(self).bytes)
        return hash.value
    }
}

/// FNV-1a with 64 bits: the same in every process and on every machine, unlike `Hasher`.
package struct StableHash {
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    package mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
    }

    /// Sixteen digits.
    static func hex(_ bytes: some Sequence<UInt8>) -> String {
        var hash = StableHash()
        hash.combine(bytes)
        let digits = String(hash.value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
