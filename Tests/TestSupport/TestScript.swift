import Foundation

/// Writes a script that a test runs.
///
/// Another process writes it: a child that some other test starts meanwhile would hold the file open for writing, and
/// the system runs no file that is written to ("Text file busy").
package func writeScript(_ text: String, to path: String) throws {
    let draft = path + ".draft"
    try Data(text.utf8).write(to: URL(fileURLWithPath: draft))
    guard try StartedProgram("/usr/bin/install", ["-m", "755", draft, path]).wait() == .exit(0) else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
    }
    try FileManager.default.removeItem(atPath: draft)
}
