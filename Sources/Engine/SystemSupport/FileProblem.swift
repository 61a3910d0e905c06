import Foundation
import Glibc

/// What went wrong with a file, in a few words: Foundation's errors on Linux print their whole dictionary.
package enum FileProblem {
    package static func text(_ error: any Error) -> String {
        if !(error is CocoaError), !(error is POSIXError) { return String(describing: error) }
        let error = error as NSError
        let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        guard underlying.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return String(cString: strerror(Int32(underlying.code))).lowercased()
    }

    /// Why nothing can be written into a folder; nil where something can.
    package static func text(ofFolder path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            return errno == ENOENT ? "no such folder" : String(cString: strerror(errno)).lowercased()
        }
        if status.st_mode & S_IFMT != S_IFDIR { return "this is a file" }
        return access(path, W_OK | X_OK) == 0 ? nil : String(cString: strerror(errno)).lowercased()
    }
}
