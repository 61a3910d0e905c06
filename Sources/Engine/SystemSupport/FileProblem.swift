import Foundation
import Glibc

/// What went wrong with a file, in a few words: Foundation's errors on Linux print their whole dictionary.
package enum FileProblem {
    package static func text(_ error: any Error) -> String {
        if !(error is CocoaError), !(error is POSIXError) { return String(describing: error) }
        let error = error as NSError
        let underlying = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        if underlying.domain == NSPOSIXErrorDomain { return text(Int32(underlying.code)) }
        switch CocoaError.Code(rawValue: error.code) {
        case .fileNoSuchFile, .fileReadNoSuchFile: return text(ENOENT)
        case .fileReadNoPermission, .fileWriteNoPermission: return text(EACCES)
        case .fileWriteFileExists: return text(EEXIST)
        case .fileWriteOutOfSpace: return text(ENOSPC)
        case .fileWriteVolumeReadOnly: return text(EROFS)
        default: return "error \(error.code) of \(error.domain)"
        }
    }

    private static func text(_ number: Int32) -> String { String(cString: strerror(number)).lowercased() }

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
