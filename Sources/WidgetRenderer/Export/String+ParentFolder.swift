extension String {
    /// A path without its last part: empty for a name alone, and `/` for what lies there.
    ///
    /// Foundation's `deletingLastPathComponent` traps on Linux where a path is one letter long.
    package var parentFolder: String {
        guard let end = lastIndex(where: { $0 != "/" }) else { return isEmpty ? "" : "/" }
        guard let slash = self[...end].lastIndex(of: "/") else { return "" }
        return self[..<slash].lastIndex { $0 != "/" }.map { String(self[...$0]) } ?? "/"
    }
}
