import Foundation
import Glibc

/// An empty folder that stands in for the user's home while widget code runs.
struct ScratchHome: Sendable {
    let path: String

    init() throws {
        var template = Array((NSTemporaryDirectory() as NSString).appendingPathComponent("darkroom-XXXXXX").utf8CString)
        guard let made = mkdtemp(&template) else { throw FileError(NSTemporaryDirectory()) }
        path = String(cString: made)
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
