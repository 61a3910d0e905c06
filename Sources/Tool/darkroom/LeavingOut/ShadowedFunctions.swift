import SystemSupport

/// Calls of the user's functions that a member of the runtime hides, which Apple's frameworks do not have: the protocols of
/// providers know the names of iOS 14's betas too, `snapshot` and `timeline`.
///
/// The compiler says so, and how to write it instead: behind the module's name.
enum ShadowedFunctions {
    /// - Parameters:
    ///   - files: texts by path.
    ///   - found: the compiler's errors by the paths of their files.
    /// - Returns: the files with these calls written out; nil where there are none.
    static func qualified(_ files: [String: String], _ found: [String: [CompilerError]]) -> [String: String]? {
        var result = files
        for (path, errors) in found {
            guard var text = result[path].map({ Array($0.utf8) }) else { continue }
            let places = errors.compactMap { error in
                module(error).flatMap { module in error.offset(in: text).map { (offset: $0, module: module) } }
            }
            // From the end, as what is inserted moves what follows.
            for place in places.sorted(by: { $0.offset > $1.offset }) {
                text.insert(contentsOf: "\(place.module).".utf8, at: place.offset)
            }
            if !places.isEmpty { result[path] = String(decoding: text, as: UTF8.self) }
        }
        return result == files ? nil : result
    }

    private static let shadowedFunction = Pattern(
        #/use of '(?:snapshot|timeline)' refers to instance method rather than global function '.*' in module '(\w+)'/#)

    /// The module whose function is meant.
    private static func module(_ error: CompilerError) -> String? {
        error.message.prefixMatch(of: Self.shadowedFunction).map { String($0.1) }
    }
}
