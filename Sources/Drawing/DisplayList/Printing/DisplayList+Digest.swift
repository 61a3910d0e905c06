extension DisplayList: CustomStringConvertible {
    /// The readable form of `DisplayListPrinter`.
    package var description: String { DisplayListPrinter().text(self) }

    /// A number that two lists share, in any process, where they draw the same picture: a key for caches.
    ///
    /// Image files count by their path, not by what they hold: forget keys when a file is replaced.
    package var digest: UInt64 {
        var hash = StableHash()
        hash.combine(DisplayListPrinter(isExact: true).text(self).utf8)
        return hash.value
    }
}
