import Foundation

/// What went wrong with a file, in a few words: Foundation's errors on Linux print their whole dictionary.
enum FileProblem {
    static func text(_ error: any Error) -> String {
        let error = error as NSError
        let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        guard underlying.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return String(cString: strerror(Int32(underlying.code))).lowercased()
    }
}
