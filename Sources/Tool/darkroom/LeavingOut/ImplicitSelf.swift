import SystemSupport

/// Members of `self` in closures within a closure that has captured it weakly and unwrapped it: Swift 6 takes them without
/// `self`, and no feature of the compiler does so for code that is compiled as Swift 5 (SE-0365).
enum ImplicitSelf {
    /// - Parameters:
    ///   - files: texts by path, written for Swift 6.
    ///   - found: the compiler's errors by the paths of their files.
    /// - Returns: the files with `self` before these members; nil where there are none.
    static func written(_ files: [String: String], _ found: [String: [CompilerError]]) -> [String: String]? {
        var result = files
        for (path, errors) in found {
            guard var text = result[path].map({ Array($0.utf8) }) else { continue }
            let places = Set(errors.filter(isAboutSelf).compactMap { $0.offset(in: text) })
            // From the end, as what is inserted moves what follows.
            for place in places.sorted(by: >) { text.insert(contentsOf: "self.".utf8, at: place) }
            if !places.isEmpty { result[path] = String(decoding: text, as: UTF8.self) }
        }
        return result == files ? nil : result
    }

    private static let explicitSelf = Pattern(
        #/^(?:reference to property|call to method) '.+' in closure requires explicit use of 'self'/#)

    private static func isAboutSelf(_ error: CompilerError) -> Bool {
        error.message.contains(Self.explicitSelf)
    }
}
