import Foundation
import Glibc

/// Path, size and time of change: enough to notice that a large file has been replaced, without reading it.
enum FileIdentity {
    static func text(_ path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return path }
        return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
