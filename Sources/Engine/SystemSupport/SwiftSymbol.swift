import Glibc

/// Names of Swift's in programs.
package enum SwiftSymbol {
    /// `Kit.Clock.body.getter : some` of a mangled name; nil where it is none of Swift's.
    package static func demangled(_ name: String) -> String? {
        guard let text = demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    private static let member = Pattern(#/(?:static )?\w+\.([\w.]+?)(?:\.(?:getter|setter|modify|read))?(?: : |\(|$)/#)

    /// As the source writes it, without its module: `Clock.body`, also for a closure in it; nil for what the compiler has
    /// made.
    package static func sourceName(_ name: String) -> String? {
        guard let whole = demangled(name) else { return nil }
        let isClosure = whole.hasPrefix("closure #")
        let text = isClosure ? whole.split(separator: " in ").last.map(String.init) ?? whole : whole
        guard let match = text.prefixMatch(of: Self.member) else { return nil }
        return String(match.1)
    }
}

/// The Swift runtime's own: what is answered is the caller's to free.
@_silgen_name("swift_demangle")
private func demangle(
    _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ bufferSize: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
