extension String {
    /// The path of the folder that a file or folder lies in; empty for a name alone.
    ///
    /// `NSString.deletingLastPathComponent` says the same, but traps on Linux for a name of one letter.
    package var parentFolder: String {
        var path = self[...]
        while path.count > 1, path.last == "/" { path.removeLast() }
        guard let slash = path.lastIndex(of: "/") else { return "" }
        var parent = path[..<slash]
        while parent.last == "/" { parent.removeLast() }
        return parent.isEmpty ? "/" : String(parent)
    }
}
