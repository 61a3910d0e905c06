import Foundation
import SystemSupport

/// A file as the user is told of it.
enum ShownFile {
    /// Where the command was started.
    private static let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL.path

    /// A path from the folder that the command was started in, where it lies below that: one form for the files of the
    /// widget, of frameworks and of packages, however they were named.
    static func path(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path.below(here) ?? path
    }
}
